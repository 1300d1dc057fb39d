import { cardContractTransitions } from '#contracts/card_holders'
import { companyTransitions, type CompanyStatus } from '#contracts/companies'
import { canMove } from '#contracts/transitions'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { AlreadyProcessed, Conflict } from '#app/platform/errors'
import { publish } from '#app/platform/events/outbox'
import { noClaim, refuseClaimed } from '#app/platform/review/claims'
import '../events.js'
import { messages } from '../i18n/fa.js'
import { columns, standing, type HolderStep } from '../domain/holder_step.js'
import { issueCard } from '../steps/issue_card.js'
import { lockHolder, type LockedHolder } from '../steps/lock_holder.js'

interface Decision {
  actor: StaffActor
  holderId: string
  step: HolderStep
  verdict: 'ACCEPTED' | 'REJECTED'
  /** Of a rejection; the CEO reads it. */
  reason?: string
  /** When what was looked at had been sent; something newer is not decided unseen. */
  sentAt?: Date
}

const moves = { holder: companyTransitions, contract: cardContractTransitions }
const commands = {
  holder: { ACCEPTED: 'card-holders.verify', REJECTED: 'card-holders.reject' },
  contract: {
    ACCEPTED: 'card-holders.verify-contract',
    REJECTED: 'card-holders.reject-contract',
  },
} as const

/** What the bank says of the holder of a company's card, or of the contract for it. company §7 "Legal admin" */
export default class DecideHolder {
  /** @throws NotFound; AlreadyProcessed or Conflict (409) for what does not wait, or has changed meanwhile */
  async execute(decision: Decision): Promise<{ status: CompanyStatus }> {
    const { actor, holderId, step, verdict, reason } = decision
    return transaction(async (trx) => {
      const holder = await lockHolder(holderId, trx)
      refuseUndecidable(holder, decision)
      await refuseClaimed({ of: 'card_holders', id: holderId, actor }, trx)
      const { status, rejection, decidedAt, decidedBy } = columns[step]
      const now = clock.businessNow()
      await trx
        .from('card_holders')
        .where('id', holderId)
        .update({
          [status]: verdict,
          [rejection]: reason ?? null,
          [decidedAt]: clock.systemNow().toJSDate(),
          [decidedBy]: actor.id,
          ...(waitsBeside(holder, step) ? {} : noClaim),
          updated_at: now.toJSDate(),
        })
      await audit(
        {
          actor,
          command: commands[step][verdict],
          subject: { type: 'card-holders', id: holderId },
          before: { status: standing[step](holder).status },
          after: { status: verdict },
          reason,
        },
        trx
      )
      if (verdict === 'REJECTED') {
        const { companyId, name } = holder
        const what = messages.rejected[step](name)
        const refused = { holderId, companyId, what, reason: reason!, at: now.toISO() }
        await publish('CardHolderRefused', refused, trx)
      }
      await issueCard({ actor, holderId }, trx)
      return { status: verdict }
    })
  }
}

/** Whoever has the file in hand is done with it once the other of the two does not wait either. */
const waitsBeside = (holder: LockedHolder, decided: HolderStep): boolean =>
  standing[decided === 'holder' ? 'contract' : 'holder'](holder).status === 'PENDING'

const refuseUndecidable = (holder: LockedHolder, { step, verdict, sentAt: seen }: Decision) => {
  if (holder.isRemoved) throw new Conflict(messages.removed)
  const { status, sentAt } = standing[step](holder)
  if (status === 'START') throw new Conflict(messages.notSent)
  if (!canMove(moves[step], status, verdict)) throw new AlreadyProcessed(messages.decided)
  if (seen && sentAt && seen.getTime() !== sentAt.getTime()) {
    throw new Conflict(messages.changedMeanwhile)
  }
}
