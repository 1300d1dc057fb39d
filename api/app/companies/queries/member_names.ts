import { prepared } from '#app/shared/database'

interface Named {
  id: string
  phone: string
  fullName: string
}
export type Names = ReadonlyMap<string, Named>

const sql = `
  select member.id, u.phone,
         coalesce(nullif(concat_ws(' ', member.firstname, member.lastname), ''), u.phone) as "fullName"
    from company_members member join users u on u.id = member.user_id
   where member.company_id = ?`

/** What everybody who was ever a member is called, for what they did then. */
export const namesOf = async (companyId: string): Promise<Names> => {
  const rows = await prepared<Named>('member_names', sql, [companyId])
  return new Map(rows.map((row) => [row.id, row]))
}

export const nameOf = (names: Names, memberId: string): string =>
  names.get(memberId)?.fullName ?? ''
