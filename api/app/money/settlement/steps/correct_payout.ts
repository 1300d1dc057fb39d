import { inject } from '@adonisjs/core'
import type { DistributorRunKind, PayoutRequestKind, PayoutStatus } from '#contracts/settlement'
import { distributorPaid, withdrawalPaid } from '#app/money/ledger/domain/entries'
import { mirrored } from '#app/money/ledger/domain/entry'
import Ledger from '#app/money/ledger/ledger'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { Conflict } from '#app/platform/errors'
import PayAfterAll from '#app/money/withdrawals/steps/pay_after_all'
import TakeBackPaid from '#app/money/withdrawals/steps/take_back_paid'
import { payoutEntryKinds } from '../domain/payout_key.js'
import { messages } from '../i18n/fa.js'
import { finishRun } from './finish_run.js'
import { toldPaid, type LockedPayout } from './lock_payout.js'

interface Correction {
  payout: LockedPayout
  kind: PayoutRequestKind
  reason: string
  bankReference: string | null
}
interface Decided extends Correction {
  requestId: string
}

/** @throws Conflict where it cannot be corrected so */
export const refuseCorrection = ({
  payout,
  kind,
  bankReference,
}: Pick<Correction, 'payout' | 'kind' | 'bankReference'>): void => {
  const { status, run, alarms, unexplained } = payout
  const isSent = run.status === 'APPROVED' || run.status === 'DONE'
  if (!isSent) throw new Conflict(messages.notApproved)
  if (kind === 'RETURNED' && status !== 'PAID') throw new Conflict(messages.notPaid)
  const isExplained = bankReference !== null && unexplained.length > 0
  if (kind === 'KEEP' && alarms.length === 0 && !isExplained) throw new Conflict(messages.noAlarm)
  const isSaidPaid = status !== 'PAID' && toldPaid(payout)
  if (kind === 'PAID' && !isSaidPaid) throw new Conflict(messages.notSaidPaid)
}

/**
 * Makes a locked transfer what the bank did: a return is owed again or back in its wallet; a late payment is booked.
 */
@inject()
export default class CorrectPayout {
  constructor(
    private ledger: Ledger,
    private takeBackPaid: TakeBackPaid,
    private payAfterAll: PayAfterAll
  ) {}

  /**
   * @returns the new status
   * @throws Conflict
   */
  async execute(decided: Decided, trx: Trx): Promise<PayoutStatus> {
    refuseCorrection(decided)
    const { kind, payout } = decided
    if (kind === 'RETURNED') return this.#takeBack(decided, trx)
    if (kind === 'PAID') return this.#bookPaid(decided, trx)
    return payout.status
  }

  async #takeBack({ payout, reason, requestId }: Decided, trx: Trx): Promise<PayoutStatus> {
    const { id, distributorId, withdrawalId, gross, discount, run } = payout
    const paid = withdrawalId
      ? withdrawalPaid(gross)
      : distributorPaid(distributorId!, gross, discount)
    await this.ledger.post(
      'PAYOUT_RETURNED',
      mirrored(paid),
      { type: 'payout', id },
      trx,
      `PAYOUT_RETURNED:${requestId}`
    )
    await trx.from('payouts').where({ id }).update({
      status: 'FAILED',
      tracking_number: null,
      failure: reason,
      answered_at: clock.businessNow().toJSDate(),
    })
    if (withdrawalId) {
      await this.takeBackPaid.execute(withdrawalId, { id: requestId, reason }, trx)
      return 'FAILED'
    }
    await trx
      .from('settlement_runs')
      .where({ id: run.id })
      .update({ status: 'APPROVED', finished_at: null })
    return 'FAILED'
  }

  async #bookPaid({ payout, requestId }: Decided, trx: Trx): Promise<PayoutStatus> {
    const { id, distributorId, withdrawalId, gross, discount, run } = payout
    const trackingNumber = toldPaid(payout)?.trackingNumber ?? null
    if (withdrawalId) {
      await this.payAfterAll.execute(withdrawalId, { id: requestId, trackingNumber }, trx)
    } else {
      const kind = payoutEntryKinds[run.kind as DistributorRunKind]
      const paid = distributorPaid(distributorId!, gross, discount)
      await this.ledger.post(kind, paid, { type: 'payout', id }, trx, `${kind}:${requestId}`)
    }
    await trx.from('payouts').where({ id }).update({
      status: 'PAID',
      tracking_number: trackingNumber,
      failure: null,
      failure_file_id: null,
      retry_iban: null,
      retry_requested_by: null,
      retry_requested_at: null,
      answered_at: clock.businessNow().toJSDate(),
    })
    await finishRun(run, trx)
    return 'PAID'
  }
}
