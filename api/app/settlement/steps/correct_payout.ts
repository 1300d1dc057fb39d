import { inject } from '@adonisjs/core'
import {
  payingAlarms,
  type DistributorRunKind,
  type PayoutRequestKind,
  type PayoutStatus,
} from '#contracts/settlement'
import { distributorPaid, withdrawalPaid } from '#app/ledger/domain/entries'
import { mirrored } from '#app/ledger/domain/entry'
import Ledger from '#app/ledger/ledger'
import { clock } from '#app/shared/clock'
import type { Trx } from '#app/shared/database'
import { Conflict } from '#app/shared/errors'
import TakeBackPaid from '#app/withdrawals/steps/take_back_paid'
import { entryKinds, payoutKey } from '../domain/payout_key.js'
import { messages } from '../i18n/fa.js'
import { finishRun } from './finish_run.js'
import type { LockedPayout } from './lock_payout.js'

interface Correction {
  payout: LockedPayout
  kind: PayoutRequestKind
  reason: string
}

/** @throws Conflict where what stands cannot be corrected so */
export const refuseCorrection = (
  { status, run, alarms, withdrawalId }: LockedPayout,
  kind: PayoutRequestKind
): void => {
  const isSent = run.status === 'APPROVED' || run.status === 'DONE'
  if (!isSent) throw new Conflict(messages.notApproved)
  // What failed is in the wallet again, and may be spent.
  if (kind === 'PAID' && withdrawalId) throw new Conflict(messages.notForWithdrawals)
  if (kind === 'RETURNED' && status !== 'PAID') throw new Conflict(messages.notPaid)
  if (kind === 'KEEP' && alarms.length === 0) throw new Conflict(messages.noAlarm)
  const saysPaid = alarms.some((alarm) => payingAlarms.includes(alarm.kind))
  if (kind === 'PAID' && (status === 'PAID' || !saysPaid)) throw new Conflict(messages.notSaidPaid)
}

/**
 * Makes what stands of a locked transfer what the bank really did. What came back is owed again and waits in its run,
 * failed, or is in the wallet again that it left; what was paid after all is booked.
 */
@inject()
export default class CorrectPayout {
  constructor(
    private ledger: Ledger,
    private takeBackPaid: TakeBackPaid
  ) {}

  /** @returns what stands then @throws Conflict */
  async execute({ payout, kind, reason }: Correction, trx: Trx): Promise<PayoutStatus> {
    refuseCorrection(payout, kind)
    if (kind === 'RETURNED') return this.#takeBack(payout, reason, trx)
    if (kind === 'PAID') return this.#bookPaid(payout, trx)
    return payout.status
  }

  async #takeBack(payout: LockedPayout, reason: string, trx: Trx): Promise<PayoutStatus> {
    const { id, attempt, distributorId, withdrawalId, gross, discount, run } = payout
    const paid = withdrawalId
      ? withdrawalPaid(gross)
      : distributorPaid(distributorId!, gross, discount)
    await this.ledger.post(
      'PAYOUT_RETURNED',
      mirrored(paid),
      { type: 'payout', id },
      trx,
      payoutKey('PAYOUT_RETURNED', id, attempt)
    )
    await trx.from('payouts').where({ id }).update({
      status: 'FAILED',
      tracking_number: null,
      failure: reason,
      answered_at: clock.businessNow().toJSDate(),
    })
    if (withdrawalId) {
      await this.takeBackPaid.execute(withdrawalId, reason, trx)
      return 'FAILED'
    }
    await trx
      .from('settlement_runs')
      .where({ id: run.id })
      .update({ status: 'APPROVED', finished_at: null })
    return 'FAILED'
  }

  async #bookPaid(payout: LockedPayout, trx: Trx): Promise<PayoutStatus> {
    const { id, attempt, distributorId, gross, discount, run, alarms } = payout
    const said = alarms.findLast(({ kind }) => payingAlarms.includes(kind))
    const kind = entryKinds[run.kind as DistributorRunKind]
    await this.ledger.post(
      kind,
      distributorPaid(distributorId!, gross, discount),
      { type: 'payout', id },
      trx,
      payoutKey(kind, id, attempt)
    )
    await trx
      .from('payouts')
      .where({ id })
      .update({
        status: 'PAID',
        tracking_number: said?.trackingNumber ?? null,
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
