import { withdrawable, withdrawalTransitions } from '#contracts/withdrawals'
import { canMove } from '#contracts/transitions'
import { recordingHits, refuseListed } from '#app/people/blacklists/steps/refuse_listed'
import { setting } from '#app/reference/settings/settings'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { prepared, transaction, type Trx } from '#app/platform/database/database'
import { AlreadyProcessed, BusinessRule, Conflict } from '#app/platform/errors'
import { publish } from '#app/platform/events/outbox'
import { assertSecondPerson } from '#app/platform/two_people/second_person'
import '../events.js'
import { messages } from '../i18n/fa.js'
import { confirmersOf } from '../queries/confirmers.js'
import { withdrawalFacts } from '../queries/withdrawal_facts.js'
import {
  lockOwnersWithdrawals,
  lockWithdrawal,
  type LockedWithdrawal,
} from '../steps/lock_withdrawal.js'

interface ApproveCommand {
  actor: StaffActor
  id: string
}

export type ApproveResult = { status: 'APPROVED' } | { status: 'PENDING_APPROVAL' }

const slicesDays = 30

const slicesSql = `
  select coalesce(sum(amount), 0)::bigint as amount from withdrawals
   where owner_type = ? and owner_id = ? and id <> ? and approved_at > ?
     and status <> 'CANCELED'`

/**
 * Releases a withdrawal for the next run; above the setting by two people.
 * @throws NotFound, AlreadyProcessed (409), Conflict (409) while the account is checked, BusinessRule (422) before a
 * member agreed, for new debts and for no second person, Listed (422)
 */
export default class ApproveWithdrawal {
  async execute({ actor, id }: ApproveCommand): Promise<ApproveResult> {
    return recordingHits(actor, () =>
      transaction(async (trx) => {
        const withdrawal = await lockWithdrawal(id, trx)
        await lockOwnersWithdrawals(withdrawal.owner, trx)
        if (!canMove(withdrawalTransitions, withdrawal.status, 'APPROVED')) {
          throw new AlreadyProcessed(messages.decided)
        }
        if (withdrawal.ibanAnswer === 'PENDING') throw new Conflict(messages.inquiryRuns)
        const isAlone = await assertConfirmed(withdrawal, trx)
        await assertStillFree(withdrawal, trx)
        await refuseListed('PAYOUT', { IBAN: withdrawal.iban }, trx)
        if (!withdrawal.proposedBy && (isAlone || (await takesTwo(withdrawal, trx)))) {
          return propose(withdrawal, actor, trx)
        }
        if (withdrawal.proposedBy) await assertSecond(withdrawal.proposedBy, actor, trx)
        return approve(withdrawal, actor, trx)
      })
    )
  }
}

/** @returns whether nobody in the company could confirm, so that the bank does */
const assertConfirmed = async (
  { owner, requestedByMember, requestedAt, confirmedByMember }: LockedWithdrawal,
  trx: Trx
): Promise<boolean> => {
  if (!requestedByMember || confirmedByMember) return false
  const confirmers = await confirmersOf(owner, { requestedByMember, requestedAt }, trx)
  if (confirmers.length > 0) throw new BusinessRule(messages.memberFirst)
  return true
}

/** Held money counts as in the wallet: newer debts come first. */
const assertStillFree = async ({ owner, amount }: LockedWithdrawal, trx: Trx) => {
  const facts = await withdrawalFacts(owner, trx)
  if (facts.isBankInDoubt) throw new BusinessRule(messages.bankInDoubt)
  const free = withdrawable({ ...facts, cash: facts.cash + amount, isFeeOpen: false })
  if (free.amount < amount) throw new BusinessRule(messages.owesNow)
}

/** With earlier withdrawals, so that slices do not pass. */
const takesTwo = async ({ id, owner, amount }: LockedWithdrawal, trx: Trx): Promise<boolean> => {
  const most = await setting('withdrawalFourEyesAboveRials', trx)
  const since = clock.businessNow().minus({ days: slicesDays }).toJSDate()
  const asked = [owner.type, owner.id, id, since]
  const [row] = await prepared<{ amount: number }>('withdrawn_before', slicesSql, asked, trx)
  return row.amount + amount > most
}

const assertSecond = (askedBy: string, approver: StaffActor, trx: Trx) =>
  assertSecondPerson(
    {
      askedBy,
      approver,
      whenSame: messages.sameApprover,
      askedWith: 'withdrawals.decide',
      whenGone: messages.firstApproverGone,
    },
    trx
  )

const propose = async (
  { id, amount, iban }: LockedWithdrawal,
  actor: StaffActor,
  trx: Trx
): Promise<ApproveResult> => {
  const at = clock.businessNow().toJSDate()
  await trx.from('withdrawals').where({ id }).update({ proposed_by: actor.id, proposed_at: at })
  await audit(
    {
      actor,
      command: 'withdrawals.propose',
      subject: { type: 'withdrawals', id },
      after: { amount, iban },
    },
    trx
  )
  return { status: 'PENDING_APPROVAL' }
}

const approve = async (
  { id, owner, amount, iban, status }: LockedWithdrawal,
  actor: StaffActor,
  trx: Trx
): Promise<ApproveResult> => {
  await trx.from('withdrawals').where({ id }).update({
    status: 'APPROVED',
    approved_by: actor.id,
    approved_at: clock.businessNow().toJSDate(),
  })
  await audit(
    {
      actor,
      command: 'withdrawals.approve',
      subject: { type: 'withdrawals', id },
      before: { status },
      after: { status: 'APPROVED', amount, iban },
    },
    trx
  )
  await publish('WithdrawalApproved', { withdrawalId: id, owner, amount }, trx)
  return { status: 'APPROVED' }
}
