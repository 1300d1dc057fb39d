import type { DecidedStep } from '#contracts/companies'
import type { StaffActor } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { audit } from '#app/platform/audit/audit'
import { transaction, type Trx } from '#app/platform/database/database'
import { refuseClaimed } from '#app/platform/review/claims'
import { refuseTakingBack, type TakingBack } from '#app/platform/review/take_back'
import { assertReopenable } from '../domain/decision.js'
import { announceReopening } from '../steps/announce_decision.js'
import { lockCompany, statusOf } from '../steps/lock_company.js'
import { refuseReliedOn } from '../steps/refuse_relied_on.js'
import { touchCompany } from '../steps/touch_company.js'

interface Reopening extends TakingBack {
  actor: StaffActor
  companyId: string
  step: DecidedStep
}

/**
 * Brings a decided step of a company back to the officers, until credit was built on it. It keeps its place in the
 * queue: the step was sent when it was sent.
 */
export default class ReopenCompanyStep {
  /** @throws NotFound; Conflict (409) when it waits already or was relied on; InvalidFields without a needed reason */
  async execute(reopening: Reopening): Promise<void> {
    const { actor, companyId, step, reason } = reopening
    await transaction(async (trx) => {
      const company = await lockCompany(companyId, trx)
      const before = statusOf[step](company)
      const decided = company.decisions[step]
      assertReopenable({ status: before, ...decided })
      refuseTakingBack(decided, reopening)
      await refuseClaimed({ of: 'companies', id: companyId, actor }, trx)
      await refuseReliedOn(companyId, trx)
      await trx
        .from('companies')
        .where('id', companyId)
        .update({
          [`${step}_status`]: 'PENDING',
          [`${step}_rejection`]: null,
          [`${step}_decided_at`]: null,
          [`${step}_decided_by`]: null,
        })
      if (step === 'ceo') await reopenCeo(companyId, trx)
      await touchCompany(companyId, trx, company.sentAt[step])
      await audit(
        {
          actor,
          command: `companies.${step}.reopen`,
          subject: { type: 'companies', id: companyId },
          before: { status: before },
          after: { status: 'PENDING' },
          reason,
        },
        trx
      )
      await announceReopening({ companyId, step, before }, trx)
    })
  }
}

const reopenCeo = async (companyId: string, trx: Trx) => {
  const updated_at = clock.businessNow().toJSDate()
  await trx
    .from('company_members')
    .where({ company_id: companyId, role: 'CEO' })
    .update({ status: 'PENDING', rejection: null, updated_at })
}
