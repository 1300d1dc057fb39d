import type { SupportMessage } from '#contracts/messages'
import { prepared, type Trx } from '#app/platform/database/database'
import { dayMs, type Sent } from '../domain/support_messages.js'

const sql = `
  select after->>'template' as template, at,
         subject_id = ? as "isToCustomer", actor_id = ? as "isByActor"
    from platform_audit_lines
   where command = 'sms.send' and at > ?
     and (subject_type = 'users' and subject_id = ? or actor_id = ?)
   order by at desc`

interface Row extends Omit<Sent, 'template'> {
  template: string
}

/** The last 24 hours as the audit trail has them, which holds a line of each message. Newest first. */
export const sentByStaff = async (
  { userId, staffId, now }: { userId: string; staffId: string; now: Date },
  trx: Trx
): Promise<Sent[]> => {
  const since = new Date(now.getTime() - dayMs)
  const bindings = [userId, staffId, since, userId, staffId]
  const rows = await prepared<Row>('sms_sent_by_staff', sql, bindings, trx)
  return rows.map((row) => ({ ...row, template: row.template as SupportMessage }))
}
