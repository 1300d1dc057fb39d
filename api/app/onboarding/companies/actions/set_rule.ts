import { isOpenStep } from '#contracts/companies'
import type { SignatureLevel } from '#contracts/quorum'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { transaction } from '#app/platform/database/database'
import { AlreadyProcessed, Conflict, refusedField } from '#app/platform/errors'
import { refuseClaimed } from '#app/platform/review/claims'
import { companyFiles } from '../company_review.js'
import { isSameRule } from '../domain/rule.js'
import { messages } from '../i18n/fa.js'
import { membersOf } from '../queries/board.js'
import { draftRule } from '../queries/current_rule.js'
import { lockCompany } from '../steps/lock_company.js'
import { writeRule } from '../steps/write_rule.js'

interface RuleCommand {
  actor: StaffActor
  companyId: string
  signatory?: { phone: string; signatoryStatus: SignatureLevel }
  minimumNumberOfOptional?: number
  reason: string
}

/**
 * Changes who has to sign on a company's behalf, before it has credit. Afterwards the rule guards money: a member asks for
 * a change, and a second person confirms it. company §7, domain "Companies"
 */
export default class SetRule {
  /**
   * @throws NotFound, Conflict (409) before the board was sent and once there is credit, InvalidFields for a phone that is no member's,
   *   BusinessRule for a rule that nobody could meet, AlreadyProcessed (409) for the same rule
   */
  async execute({ actor, companyId, signatory, reason, ...wanted }: RuleCommand): Promise<void> {
    await transaction(async (trx) => {
      const { boardStatus, hasCredit } = await lockCompany(companyId, trx)
      await refuseClaimed(companyFiles, { id: companyId, actor }, trx)
      // What the CEO still edits is theirs: it becomes a rule once it is sent.
      if (isOpenStep(boardStatus)) throw new Conflict(messages.notSent)
      if (hasCredit) throw new Conflict(messages.ruleGuardsCredit)
      const before = await draftRule(companyId, trx)
      const levels = { ...before.levels }
      if (signatory) {
        const member = (await membersOf(companyId, trx)).find(
          ({ phone }) => phone === signatory.phone
        )
        if (!member) throw refusedField('phone', messages.noSuchMember)
        levels[member.id] = signatory.signatoryStatus
      }
      const minimumOptional = wanted.minimumNumberOfOptional ?? before.minimumOptional
      const rule = { levels, minimumOptional }
      if (isSameRule(before, rule)) throw new AlreadyProcessed(messages.sameRule)
      const version = await writeRule({ companyId, rule, author: { staffId: actor.id } }, trx)
      await audit(
        {
          actor,
          command: 'companies.set-rule',
          subject: { type: 'companies', id: companyId },
          before: { ...before },
          after: { ...rule, version },
          reason,
        },
        trx
      )
    })
  }
}
