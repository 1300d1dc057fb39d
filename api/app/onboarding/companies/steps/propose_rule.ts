import { confirmersOf, losersOf } from '#contracts/signature_rules'
import type { CustomerActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import type { Trx } from '#app/platform/database/database'
import { publish } from '#app/platform/events/outbox'
import type { SignatureRule } from '../domain/rule.js'
import '../events.js'
import { membersOf } from '../queries/board.js'
import { newestRule } from '../queries/current_rule.js'
import { openChange } from './open_change.js'
import { assertReachable } from './write_rule.js'

/** In force, or waiting for another person. */
export type RuleOutcome = { isInForce: true } | { isInForce: false; changeId: string }

interface Proposal {
  actor: CustomerActor
  companyId: string
  memberId: string
  before: SignatureRule
  rule: SignatureRule
}

/**
 * Lets a change of the rule wait for another person; the caller holds the company.
 * @throws BusinessRule for a rule that nobody could ever meet, Conflict (409) while another change waits,
 *   Throttled (429) beyond a day's quota
 */
export const proposeRule = async (
  { actor, companyId, memberId, before, rule }: Proposal,
  trx: Trx
): Promise<RuleOutcome> => {
  assertReachable(rule)
  const newest = await newestRule(companyId, trx)
  if (!newest) throw new Error(`company ${companyId} has credit and no rule`)
  const confirmers = confirmersOf(newest, rule, memberId)
  const isForBank = confirmers.length === 0
  const baseVersion = newest.version
  const changeId = await openChange({ companyId, memberId, baseVersion, rule, isForBank }, trx)
  await audit(
    {
      actor,
      command: 'companies.propose-rule',
      subject: { type: 'companies', id: companyId },
      before: { ...before },
      after: { ...rule, changeId },
    },
    trx
  )
  const members = await membersOf(companyId, trx)
  const phones = members.filter(({ id }) => confirmers.includes(id)).map(({ phone }) => phone)
  const losers = losersOf(newest, rule)
    .filter(({ name }) => name !== memberId)
    .flatMap(({ name, after }) => {
      const phone = members.find(({ id }) => id === name)?.phone
      return phone ? [{ phone, after }] : []
    })
  await publish('CompanyRuleProposed', { changeId, phones, losers }, trx)
  return { isInForce: false, changeId }
}
