import type { SignatureLevel } from '#contracts/quorum'
import type { CustomerActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { transaction, type Trx } from '#app/platform/database/database'
import { refusedField } from '#app/platform/errors'
import { ceoOf } from '../domain/member_of.js'
import { isSameRule, type SignatureRule } from '../domain/rule.js'
import { messages } from '../i18n/fa.js'
import { membersOf } from '../queries/board.js'
import { draftRule } from '../queries/current_rule.js'
import { lockCompany } from '../steps/lock_company.js'
import { assertRuleQuota } from '../steps/assert_rule_quota.js'
import { proposeRule, type RuleOutcome } from '../steps/propose_rule.js'
import { writeRule } from '../steps/write_rule.js'

export interface WantedRule {
  signatories?: { phone: string; signatoryStatus: SignatureLevel }[]
  minimumNumberOfOptional?: number
}

/** Changes who has to sign: at once before credit was allocated, later with a second person. domain "Companies" */
export default class ChangeRule {
  /**
   * @throws BusinessRule for other members than the CEO and a rule that nobody could meet, InvalidFields for a phone
   *   that is no member's, Conflict (409) while another change waits, Throttled (429) beyond a day's quota
   */
  async execute({ actor, ...wanted }: WantedRule & { actor: CustomerActor }): Promise<RuleOutcome> {
    const { companyId, memberId } = ceoOf(actor)
    return transaction(async (trx) => {
      const { hasCredit } = await lockCompany(companyId, trx)
      const before = await draftRule(companyId, trx)
      const rule = await wantedRule({ companyId, before, wanted }, trx)
      if (isSameRule(before, rule)) return { isInForce: true }
      if (hasCredit) return proposeRule({ actor, companyId, memberId, before, rule }, trx)
      await assertRuleQuota(companyId, trx)
      const version = await writeRule({ companyId, rule, author: { memberId } }, trx)
      const subject = { type: 'companies', id: companyId }
      await audit(
        {
          actor,
          command: 'companies.change-rule',
          subject,
          before: { ...before },
          after: { ...rule, version },
        },
        trx
      )
      return { isInForce: true }
    })
  }
}

const wantedRule = async (
  { companyId, before, wanted }: { companyId: string; before: SignatureRule; wanted: WantedRule },
  trx: Trx
): Promise<SignatureRule> => {
  const ids = new Map((await membersOf(companyId, trx)).map(({ phone, id }) => [phone, id]))
  const levels = { ...before.levels }
  for (const { phone, signatoryStatus } of wanted.signatories ?? []) {
    const id = ids.get(phone)
    if (!id) throw refusedField('signatories', messages.noSuchMember)
    levels[id] = signatoryStatus
  }
  return { levels, minimumOptional: wanted.minimumNumberOfOptional ?? before.minimumOptional }
}
