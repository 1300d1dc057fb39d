import { prepared, type Client } from '#app/platform/database/database'

/** The command as text: only so the planner knows of the index that holds these lines alone. */
export const liftedSql = `
  select count(*) as lifted from platform_audit_lines
   where command = 'sign-ins.lift-lock' and after ->> 'phone' = ? and at > ?`

/** How many locks of a phone all staff together have lifted since. */
export const liftedSince = async (phone: string, since: Date, client: Client): Promise<number> => {
  const named = [phone, since]
  const [row] = await prepared<{ lifted: number }>('locks_lifted', liftedSql, named, client)
  return row.lifted
}
