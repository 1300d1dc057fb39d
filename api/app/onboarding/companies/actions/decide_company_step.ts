import type { DecidedStep } from '#contracts/companies'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction, type Trx } from '#app/platform/database/database'
import { refuseClaimed } from '#app/platform/review/claims'
import { assertDecidable, type CompanyVerdict } from '../domain/decision.js'
import { announceDecision } from '../steps/announce_decision.js'
import { endOtherClaims, lockClaimsOfId } from '../steps/claims_of_id.js'
import { lockCompany, statusOf } from '../steps/lock_company.js'
import { touchCompany } from '../steps/touch_company.js'

interface CompanyDecision {
  actor: StaffActor
  companyId: string
  step: DecidedStep
  verdict: CompanyVerdict
  /** Of a rejection; shown to the members. */
  reason?: string
  /** When what was looked at had been sent. */
  sentAt?: Date
}

/** Accepts or refuses a step of a company's file. company §4 "Step statuses" */
export default class DecideCompanyStep {
  /**
   * @throws NotFound; Conflict or AlreadyProcessed (409) when the step does not wait, was sent anew meanwhile, is in
   *   somebody else's hand, or another company was accepted with the national id
   */
  async execute(decision: CompanyDecision): Promise<void> {
    const { actor, companyId, step, verdict, reason } = decision
    await transaction(async (trx) => {
      if (step === 'company') await lockClaimsOfId(companyId, trx)
      const company = await lockCompany(companyId, trx)
      const before = statusOf[step](company)
      assertDecidable({ status: before, sentAt: company.sentAt[step] }, decision)
      await refuseClaimed({ of: 'companies', id: companyId, actor }, trx)
      if (step === 'company' && verdict === 'ACCEPTED') await endOtherClaims(company, actor, trx)
      await trx
        .from('companies')
        .where('id', companyId)
        .update({
          [`${step}_status`]: verdict,
          [`${step}_rejection`]: reason ?? null,
          [`${step}_decided_at`]: clock.systemNow().toJSDate(),
          [`${step}_decided_by`]: actor.id,
        })
      if (step === 'ceo') await decideCeo(decision, trx)
      await touchCompany(companyId, trx)
      await audit(
        {
          actor,
          command: `companies.${step}.${verdict === 'ACCEPTED' ? 'verify' : 'reject'}`,
          subject: { type: 'companies', id: companyId },
          before: { status: before },
          after: { status: verdict },
          reason,
        },
        trx
      )
      await announceDecision({ companyId, step, reason }, trx)
    })
  }
}

const decideCeo = async ({ companyId, verdict, reason }: CompanyDecision, trx: Trx) => {
  await trx
    .from('company_members')
    .where({ company_id: companyId, role: 'CEO' })
    .update({
      status: verdict,
      rejection: reason ?? null,
      updated_at: clock.businessNow().toJSDate(),
    })
}
