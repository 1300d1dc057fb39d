import { cardContractTransitions } from '#contracts/card_holders'
import {
  companyReopenTransitions,
  companyTransitions,
  type CompanyStatus,
} from '#contracts/companies'
import { clock } from '#app/platform/time/clock'
import { Conflict } from '#app/platform/errors'
import { takeBackSeconds } from '#contracts/review'
import { publish, recall } from '#app/platform/events/outbox'
import { noClaim } from '#app/platform/review/claims'
import {
  outcomeColumns,
  type Review,
  type Reviewed,
  type ReviewedFiles,
} from '#app/platform/review/review'
import { newId } from '#app/platform/values/ids'
import './events.js'
import { messages } from './i18n/fa.js'
import { issueCard } from './steps/issue_card.js'
import { lockHolder, type LockedHolder } from './steps/lock_holder.js'

/** The person, or their contract. */
export type HolderStep = 'holder' | 'contract'

interface Subject extends Reviewed<CompanyStatus> {
  holder: LockedHolder
  besides: CompanyStatus
}

const holderFiles: ReviewedFiles = {
  subject: 'card-holders',
  rows: (trx) => trx.knexQuery().table('card_holders').whereNull('removed_at'),
}

const standingOf: Record<
  HolderStep,
  (holder: LockedHolder) => Omit<Subject, 'id' | 'files' | 'holder'>
> = {
  holder: ({ status, sentAt, decidedAt, decidedBy, contractStatus: besides }) => ({
    ...{ status, sentAt, decidedAt, decidedBy, besides },
  }),
  contract: (holder) => ({
    status: holder.contractStatus,
    sentAt: holder.contractSentAt,
    decidedAt: holder.contractDecidedAt,
    decidedBy: holder.contractDecidedBy,
    besides: holder.status,
  }),
}

const verbs = { accept: 'verify', reject: 'reject', reopen: 'reopen' } as const

/** company §7 "Legal admin" */
export const holderReview: Review<HolderStep, CompanyStatus, Subject> = {
  files: holderFiles,
  subject: 'card-holders',
  command: (step, move) =>
    step === 'holder' ? `card-holders.${verbs[move]}` : `card-holders.${verbs[move]}-contract`,
  statuses: { accept: 'ACCEPTED', reject: 'REJECTED', reopen: 'PENDING' },
  moves: (step) => (step === 'holder' ? companyTransitions : cardContractTransitions),
  reopenMoves: companyReopenTransitions,
  messages,
  async lock({ id, part }, trx) {
    const holder = await lockHolder(id, trx)
    if (holder.isRemoved) throw new Conflict(messages.removed)
    return { id, files: [id], holder, ...standingOf[part](holder) }
  },
  async refuse({ holder }, { move }) {
    if (move === 'reopen' && holder.hasCard) throw new Conflict(messages.cardMade)
  },
  async write({ id, besides }, { part, status, outcome }, trx) {
    const waits = [status, besides].includes('PENDING')
    await trx
      .from('card_holders')
      .where({ id })
      .update({
        ...outcomeColumns(part === 'holder' ? '' : 'contract_', outcome),
        // The claim ends once neither waits.
        ...(waits ? {} : noClaim),
        updated_at: clock.businessNow().toJSDate(),
      })
  },
  async announce({ id: holderId, holder, status: before }, { actor, part, move, reason }, trx) {
    const { companyId, name } = holder
    const what = messages.rejected[part](name)
    if (move === 'reject') {
      const at = clock.businessNow().toISO()
      await publish('CardHolderRefused', { holderId, companyId, what, reason: reason!, at }, trx, {
        seconds: takeBackSeconds,
      })
    }
    // Undoes an event not told yet.
    if (move === 'reopen' && before === 'REJECTED') {
      const isUntold = await recall('CardHolderRefused', { holderId, what }, trx)
      if (!isUntold) await publish('CardHolderReopened', { companyId, what, key: newId() }, trx)
    }
    if (move !== 'reopen') await issueCard({ actor, holderId }, trx)
  },
}
