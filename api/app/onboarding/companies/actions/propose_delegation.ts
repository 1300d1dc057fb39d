import {
  couldCount,
  delegationConfirmers,
  delegationRules,
  mayDelegate,
} from '#contracts/delegations'
import { recordingHits } from '#app/people/blacklists/steps/refuse_listed'
import type { CustomerActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { prepared, transaction, type Trx } from '#app/platform/database/database'
import { BusinessRule, Conflict, refusedField, Throttled } from '#app/platform/errors'
import { publish } from '#app/platform/events/outbox'
import { newId } from '#app/platform/values/ids'
import { faultOfProposal, isBusy, type ProposalFault } from '../domain/delegation.js'
import { memberOf } from '../domain/member_of.js'
import '../events.js'
import { messages } from '../i18n/fa.js'
import { membersOf } from '../queries/board.js'
import { newestRule } from '../queries/current_rule.js'
import { isAccepted } from '../queries/is_accepted.js'
import { liveDelegations } from '../queries/delegations.js'
import { lockCompany } from '../steps/lock_company.js'
import { refuseListedDelegation } from '../steps/refuse_listed_delegation.js'

interface DelegationCommand {
  actor: CustomerActor
  delegate: string
  from: string
  to: string
}

const texts = messages.delegation
const refusals = {
  mayNotSign: () => new BusinessRule(texts.mayNotSign),
  self: () => refusedField('delegate', texts.self),
  mustSign: () => refusedField('delegate', texts.mustSign),
  neverCounts: () => refusedField('delegate', texts.neverCounts),
  pays: () => refusedField('delegate', texts.pays),
  past: () => refusedField('from', texts.past),
  tooFar: () => refusedField('from', texts.tooFar(delegationRules.daysAhead)),
  backwards: () => refusedField('to', texts.backwards),
  tooLong: () => refusedField('to', texts.tooLong(delegationRules.daysMax)),
  busyDelegator: () => new Conflict(texts.busyDelegator),
  busyDelegate: () => new Conflict(texts.busyDelegate),
} satisfies Record<ProposalFault, () => Error>

const countSql = `
  select count(*)::integer as proposed from delegations
   where delegator_id = ? and created_at > ?`
const daySeconds = 86_400

/** @throws Throttled (429): each proposal sends messages */
const assertWithinQuota = async (memberId: string, trx: Trx): Promise<void> => {
  const since = clock.businessNow().minus({ seconds: daySeconds }).toJSDate()
  const [{ proposed }] = await prepared<{ proposed: number }>(
    'delegations_proposed',
    countSql,
    [memberId, since],
    trx
  )
  if (proposed >= delegationRules.perDay) throw new Throttled(daySeconds, texts.tooMany)
}

/** A member names who signs for them while they are away; another person confirms it. docs/adr/0030 */
export default class ProposeDelegation {
  /**
   * @throws BusinessRule (422) before the bank has accepted the company, for who may not sign themselves and where one
   *   of the two is on a blacklist, InvalidFields for a delegate who cannot be one and for other days, Conflict (409)
   *   where one of the two is in another delegation of those days, Throttled (429)
   */
  async execute(command: DelegationCommand): Promise<void> {
    await recordingHits(command.actor, () => transaction((trx) => propose(command, trx)))
  }
}

const propose = async (
  { actor, delegate, from, to }: DelegationCommand,
  trx: Trx
): Promise<void> => {
  const { companyId, memberId } = memberOf(actor)
  await lockCompany(companyId, trx)
  // It may have named anybody until then, who would be sent messages.
  if (!(await isAccepted(companyId, trx))) throw new BusinessRule(texts.notAccepted)
  const [rule, members, others] = [
    await newestRule(companyId, trx),
    await membersOf(companyId, trx),
    await liveDelegations(companyId, trx),
  ]
  if (!rule) throw new Conflict(messages.notSent)
  const delegatorLevel = rule.levels[memberId] ?? null
  if (!mayDelegate(delegatorLevel)) throw refusals.mayNotSign()
  const chosen = members.find(({ phone }) => phone === delegate)
  if (!chosen) throw refusedField('delegate', messages.noSuchMember)
  const days = { from, to }
  const fault = faultOfProposal({
    ...days,
    delegatorLevel,
    delegateLevel: rule.levels[chosen.id] ?? null,
    delegateRole: chosen.role,
    today: clock.today(),
    isNeverCounted: !couldCount(rule, chosen.id),
    isSelf: chosen.id === memberId,
    isDelegatorBusy: isBusy(others, memberId, days),
    isDelegateBusy: isBusy(others, chosen.id, days),
  })
  if (fault) throw refusals[fault]()
  const pair = { delegatorId: memberId, delegateId: chosen.id }
  await refuseListedDelegation(pair, trx)
  await assertWithinQuota(memberId, trx)
  const delegationId = newId()
  await trx.insertQuery().table('delegations').insert({
    id: delegationId,
    company_id: companyId,
    delegator_id: memberId,
    delegate_id: chosen.id,
    from_date: from,
    to_date: to,
    created_at: clock.businessNow().toJSDate(),
  })
  await audit(
    {
      actor,
      command: 'companies.propose-delegation',
      subject: { type: 'companies', id: companyId },
      after: { delegationId, ...pair, ...days },
    },
    trx
  )
  const confirmers = delegationConfirmers(members, pair)
  const phones = members.filter(({ id }) => confirmers.includes(id)).map(({ phone }) => phone)
  await publish('DelegationProposed', { delegationId, phones }, trx)
}
