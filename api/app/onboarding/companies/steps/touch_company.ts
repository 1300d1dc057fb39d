import { clock } from '#app/platform/time/clock'
import { prepared, type Trx } from '#app/platform/database/database'

const statuses = 'company_status, ceo_status, board_status, appointment_status'
// Beside a member who was refused, others of the board may wait; beside an accepted board, newcomers.
const waits = `('PENDING' in (${statuses}) or exists (
  select from company_members member
   where member.company_id = companies.id and member.role = 'BOARD_MEMBER' and member.removed_at is null
     and member.status = 'PENDING'))`

const sql = `
  update companies set
    updated_at = moment.now,
    waiting_since = case when ${waits} then least(coalesce(waiting_since, moment.since), moment.since) end,
    accepted_at = case when 'ACCEPTED' = all(array[${statuses}]) then coalesce(accepted_at, moment.now) end,
    -- Whoever had it in hand is done with it.
    claimed_by = case when ${waits} then claimed_by end,
    claimed_until = case when ${waits} then claimed_until end
   from (select ?::timestamptz as now, ?::timestamptz as since) moment
   where id = ?`

/**
 * After a step moved: the company is queued from when its oldest step was sent until nothing waits, and then for credit.
 * @param since when what waits now was sent
 */
export const touchCompany = async (
  companyId: string,
  trx: Trx,
  since?: Date | null
): Promise<void> => {
  const now = clock.businessNow().toJSDate()
  await prepared('touch_company', sql, [now, since ?? now, companyId], trx)
}
