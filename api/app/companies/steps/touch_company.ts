import { clock } from '#app/shared/clock'
import { prepared, type Trx } from '#app/shared/database'

const sql = `
  update companies set updated_at = ?, waiting_since =
    case when 'PENDING' in (company_status, ceo_status, board_status, appointment_status)
         then coalesce(waiting_since, ?::timestamptz) end
   where id = ?`

/** After a step moved: the company is queued from when its oldest step was sent until nothing waits. */
export const touchCompany = async (companyId: string, trx: Trx): Promise<void> => {
  const now = clock.businessNow().toJSDate()
  await prepared('touch_company', sql, [now, now, companyId], trx)
}
