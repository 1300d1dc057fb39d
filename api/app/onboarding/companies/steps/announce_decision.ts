import {
  companyKycStep,
  type CompanyStanding,
  type CompanyStatus,
  type CompanyStep,
} from '#contracts/companies'
import { takeBackSeconds } from '#contracts/review'
import { prepared, type Trx } from '#app/platform/database/database'
import { publish, recall } from '#app/platform/events/outbox'
import type { Move } from '#app/platform/review/review'
import { newId } from '#app/platform/values/ids'
import '../events.js'

interface Part {
  companyId: string
  step: CompanyStep
  /** Of the board, the member that it is about, and what they are called. */
  memberId?: string
  member?: string
}

const sql = `
  select company_status as "companyStatus", ceo_status as "ceoStatus", board_status as "boardMemberStatus",
         appointment_status as "appointmentStatus"
    from companies where id = ?`

/**
 * The company hears of every refusal, and once that everything is accepted. Who was told of a refusal that was taken back
 * is told that it no longer holds; of what nobody was told yet, nobody hears.
 * @param before what was decided
 */
export const announce = async (
  part: Part,
  before: CompanyStatus,
  { move, reason }: { move: Move; reason?: string },
  trx: Trx
): Promise<void> => {
  const { companyId } = part
  if (move === 'reject') {
    await publish('CompanyStepRejected', { ...part, key: newId(), reason: reason! }, trx, {
      seconds: takeBackSeconds,
    })
  } else if (move === 'accept') {
    const [standing] = await prepared<CompanyStanding>('decided_standing', sql, [companyId], trx)
    if (companyKycStep({ ...standing!, credit: 0 }) === 'ACCEPTED') {
      await publish('CompanyAccepted', { companyId }, trx)
    }
  } else if (before !== 'REJECTED') {
    await recall('CompanyAccepted', { companyId }, trx)
  } else if (!(await recall('CompanyStepRejected', part, trx))) {
    await publish('CompanyStepReopened', { ...part, key: newId() }, trx)
  }
}
