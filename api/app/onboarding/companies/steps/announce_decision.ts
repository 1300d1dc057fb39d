import {
  companyKycStep,
  type CompanyStanding,
  type CompanyStatus,
  type CompanyStep,
} from '#contracts/companies'
import { prepared, type Trx } from '#app/platform/database/database'
import { publish, recall } from '#app/platform/events/outbox'
import { newId } from '#app/platform/values/ids'
import '../events.js'

interface Part {
  companyId: string
  step: CompanyStep
  /** Of the board, the member that it is about, and what they are called. */
  memberId?: string
  member?: string
}
interface Decision extends Part {
  /** Of a rejection. */
  reason?: string
}
interface Reopening extends Part {
  /** What was decided. */
  before: CompanyStatus
}

const sql = `
  select company_status as "companyStatus", ceo_status as "ceoStatus", board_status as "boardMemberStatus",
         appointment_status as "appointmentStatus"
    from companies where id = ?`

/** The company hears of every refusal, and once that everything is accepted. */
export const announceDecision = async ({ reason, ...part }: Decision, trx: Trx) => {
  const { companyId } = part
  if (reason) {
    await publish('CompanyStepRejected', { ...part, key: newId(), reason }, trx)
    return
  }
  const [standing] = await prepared<CompanyStanding>('decided_standing', sql, [companyId], trx)
  if (companyKycStep({ ...standing!, credit: 0 }) === 'ACCEPTED') {
    await publish('CompanyAccepted', { companyId }, trx)
  }
}

/** Who was told of a refusal is told that it no longer holds; of what nobody was told yet, nobody hears. */
export const announceReopening = async ({ before, ...part }: Reopening, trx: Trx) => {
  if (before !== 'REJECTED') {
    await recall('CompanyAccepted', { companyId: part.companyId }, trx)
    return
  }
  if (await recall('CompanyStepRejected', part, trx)) return
  await publish('CompanyStepReopened', { ...part, key: newId() }, trx)
}
