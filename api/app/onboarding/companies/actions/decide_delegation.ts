import {
  delegationConfirmers,
  isOpenDelegation,
  type DelegationStatus,
} from '#contracts/delegations'
import { recordingHits } from '#app/people/blacklists/steps/refuse_listed'
import type { CustomerActor, StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction, type Trx } from '#app/platform/database/database'
import { AlreadyProcessed, BusinessRule, NotFound } from '#app/platform/errors'
import { publish } from '#app/platform/events/outbox'
import { refuseClaimed } from '#app/platform/review/claims'
import { companyFiles } from '../company_review.js'
import { mayRevoke } from '../domain/delegation.js'
import { memberOf } from '../domain/member_of.js'
import { assertSecondMember, authorOf, type Author } from '../domain/second_member.js'
import '../events.js'
import { messages } from '../i18n/fa.js'
import { membersOf } from '../queries/board.js'
import { delegationById, type Delegation } from '../queries/delegations.js'
import { lockCompany } from '../steps/lock_company.js'
import { refuseListedDelegation } from '../steps/refuse_listed_delegation.js'

type Verdict = Extract<DelegationStatus, 'CONFIRMED' | 'REFUSED' | 'REVOKED'>
interface Decision {
  /** The CEO or another mandatory member; the bank where there is none. Both sides may revoke it. */
  actor: CustomerActor | StaffActor
  delegationId: string
  verdict: Verdict
}

const texts = messages.delegation
const commands = {
  CONFIRMED: 'companies.confirm-delegation',
  REFUSED: 'companies.refuse-delegation',
  REVOKED: 'companies.revoke-delegation',
} as const satisfies Record<Verdict, string>

/** @throws AlreadyProcessed (409), BusinessRule (422) */
const assertRevocable = (delegation: Delegation, actor: Decision['actor']) => {
  if (actor.kind === 'staff' || !mayRevoke(delegation, memberOf(actor))) {
    throw new BusinessRule(texts.notYours)
  }
  if (!isOpenDelegation(delegation.standing)) throw new AlreadyProcessed(texts.over)
}

/** @throws AlreadyProcessed (409), BusinessRule (422) */
const assertDecidable = async (delegation: Delegation, by: Author, trx: Trx) => {
  const members = await membersOf(delegation.companyId, trx)
  assertSecondMember(by, delegationConfirmers(members, delegation), texts.notConfirmer)
  if (delegation.standing !== 'PENDING') throw new AlreadyProcessed(texts.decided)
}

/** Puts a delegation in force, refuses it, or takes it back; what was signed by it stands. docs/adr/0030 */
export default class DecideDelegation {
  /**
   * @throws NotFound for a delegation of another company, BusinessRule (422) for who may not decide and for a
   *   confirmation while one of the two is on a blacklist, AlreadyProcessed (409) for one that was decided or is over
   */
  async execute(decision: Decision): Promise<{ companyId: string }> {
    return recordingHits(decision.actor, () => transaction((trx) => decide(decision, trx)))
  }
}

const decide = async ({ actor, delegationId, verdict }: Decision, trx: Trx) => {
  const { companyId } = await delegationById(delegationId, trx)
  if (actor.kind === 'customer' && memberOf(actor).companyId !== companyId) throw new NotFound()
  await lockCompany(companyId, trx)
  if (actor.kind === 'staff') await refuseClaimed(companyFiles, { id: companyId, actor }, trx)
  // Only now is it certain what it is: every decision takes the company first.
  const delegation = await delegationById(delegationId, trx)
  const by = authorOf(actor)
  if (verdict === 'REVOKED') assertRevocable(delegation, actor)
  else await assertDecidable(delegation, by, trx)
  const isConfirmed = verdict === 'CONFIRMED'
  if (isConfirmed) await refuseListedDelegation(delegation, trx)
  const done = isConfirmed ? 'confirmed' : 'ended'
  await trx
    .from('delegations')
    .where('id', delegationId)
    .update({
      status: verdict,
      ...('memberId' in by
        ? { [`${done}_by_member`]: by.memberId }
        : { [`${done}_by_staff`]: by.staffId }),
      [`${done}_at`]: clock.businessNow().toJSDate(),
    })
  await audit(
    {
      actor,
      command: commands[verdict],
      subject: { type: 'companies', id: companyId },
      before: { standing: delegation.standing },
      after: { delegationId, status: verdict },
    },
    trx
  )
  await publish(isConfirmed ? 'DelegationConfirmed' : 'DelegationEnded', { delegationId }, trx)
  return { companyId }
}
