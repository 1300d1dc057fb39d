import { prepared, type Trx } from '#app/platform/database/database'
import { publish } from '#app/platform/events/outbox'
import '../events.js'

const sql = `
  select u.phone from company_members member join identity_people u on u.id = member.user_id
   where member.id = ?`

/** Who was removed reads nothing of the company any more: only a message tells them. */
export const tellRemoved = async (companyId: string, memberId: string, trx: Trx): Promise<void> => {
  const [{ phone }] = await prepared<{ phone: string }>('removed_member', sql, [memberId], trx)
  await publish('CompanyMemberRemoved', { companyId, memberId, phone }, trx)
}
