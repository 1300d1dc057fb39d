import type { CustomerActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { BusinessRule } from '#app/platform/errors'
import { isOpenStep } from '#contracts/companies'
import { leavesByProposal } from '#contracts/signature_rules'
import { ceoOf } from '../domain/member_of.js'
import { without } from '../domain/rule.js'
import { messages } from '../i18n/fa.js'
import { boardMember } from '../queries/board.js'
import { draftRule } from '../queries/current_rule.js'
import { lockCompany } from '../steps/lock_company.js'
import { proposeRule, type RuleOutcome } from '../steps/propose_rule.js'
import { tellRemoved } from '../steps/tell_removed.js'
import { touchCompany } from '../steps/touch_company.js'
import { writeRule } from '../steps/write_rule.js'

/**
 * Removes a board member softly: from their next request on they have no context of the company. Who has to sign
 * everything leaves a company with credit only with a second person's word; a newcomer was no member yet.
 * company §6, domain "Companies"
 */
export default class RemoveMember {
  /**
   * @throws NotFound; BusinessRule for other callers than the CEO, while the board is reviewed, and where nobody could
   *   meet the rule without this member; Conflict (409) while another change waits
   */
  async execute({ actor, phone }: { actor: CustomerActor; phone: string }): Promise<RuleOutcome> {
    const { companyId, memberId: ceoId } = ceoOf(actor)
    return transaction(async (trx) => {
      const { boardStatus, hasCredit } = await lockCompany(companyId, trx)
      const { id, signatoryStatus, isNewcomer } = await boardMember(companyId, phone, trx)
      if (boardStatus === 'PENDING' && !isNewcomer) throw new BusinessRule(messages.waiting)
      const before = await draftRule(companyId, trx)
      const rule = without(before, id)
      if (!isNewcomer && leavesByProposal({ hasCredit, level: signatoryStatus })) {
        return proposeRule({ actor, companyId, memberId: ceoId, before, rule }, trx)
      }
      if (isNewcomer || isOpenStep(boardStatus)) {
        const now = clock.businessNow().toJSDate()
        await trx.from('company_members').where({ id }).update({ removed_at: now, updated_at: now })
        if (isNewcomer) await touchCompany(companyId, trx)
        else await tellRemoved(companyId, id, trx)
      } else {
        await writeRule({ companyId, rule, author: { memberId: ceoId } }, trx)
      }
      const subject = { type: 'company-members', id }
      await audit({ actor, command: 'companies.remove-member', subject }, trx)
      return { isInForce: true }
    })
  }
}
