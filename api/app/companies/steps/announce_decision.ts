import { companyKycStep, type CompanyStanding, type CompanyStep } from '#contracts/companies'
import { prepared, type Trx } from '#app/shared/database'
import { publish } from '#app/shared/events/outbox'
import { newId } from '#app/shared/ids'
import '../events.js'

interface Decision {
  companyId: string
  step: CompanyStep
  /** Of a rejection. */
  reason?: string
}

const sql = `
  select company_status as "companyStatus", ceo_status as "ceoStatus", board_status as "boardMemberStatus",
         appointment_status as "appointmentStatus"
    from companies where id = ?`

/** The company hears of every refusal, and once that everything is accepted. */
export const announceDecision = async ({ companyId, step, reason }: Decision, trx: Trx) => {
  const key = newId()
  if (reason) {
    await publish('CompanyStepRejected', { companyId, step, key, reason }, trx)
    return
  }
  const [standing] = await prepared<CompanyStanding>('decided_standing', sql, [companyId], trx)
  if (companyKycStep({ ...standing!, credit: 0 }) === 'ACCEPTED') {
    await publish('CompanyAccepted', { companyId, key }, trx)
  }
}
