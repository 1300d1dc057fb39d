import { inject } from '@adonisjs/core'
import type { EntryKind } from '#contracts/ledger'
import type { PayoutStatus, ResultAnswer, RunKind, RunStatus } from '#contracts/settlement'
import Ledger from '#app/ledger/ledger'
import { distributorPaid } from '#app/ledger/domain/entries'
import type { StaffActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { clock } from '#app/shared/clock'
import { transaction, type Trx } from '#app/shared/database'
import { NotFound } from '#app/shared/errors'

/** One line of the bank's answer. Rials. */
export interface ResultLine {
  paymentId: string
  status: 'PAID' | 'FAILED'
  amount?: number
  trackingNumber?: string
  reason?: string
}
export interface AnsweredLine {
  paymentId: string
  answer: ResultAnswer
}
interface Payout {
  id: string
  distributor_id: string
  gross: number
  discount: number
  net: number
  status: PayoutStatus
}

const entryKinds = {
  MATURITY: 'MATURITY_RUN_PAID',
  DISCOUNT: 'DISCOUNT_RUN_PAID',
} as const satisfies Record<RunKind, EntryKind>

/**
 * Takes over what the bank did with a run's transfers, line by line. A line that does not fit (unknown
 * payment, other amount, answered before) is reported and changes nothing; the rest is booked.
 */
@inject()
export default class ImportResult {
  constructor(private ledger: Ledger) {}

  async execute(command: {
    runId: string
    lines: ResultLine[]
    staff: StaffActor
  }): Promise<AnsweredLine[]> {
    const { runId, lines, staff } = command
    return transaction(async (trx) => {
      const run = await trx.from('settlement_runs').where({ id: runId }).forUpdate().first()
      if (!run) throw new NotFound()
      const answers: AnsweredLine[] = []
      for (const line of lines) {
        const answer = await this.#record(run, line, trx)
        answers.push({ paymentId: line.paymentId, answer })
      }
      await this.#finish(run, trx)
      await audit(
        {
          actor: staff,
          command: 'settlement.result',
          subject: { type: 'settlement-run', id: runId },
          after: { answers },
        },
        trx
      )
      return answers
    })
  }

  async #record(
    run: { id: string; kind: RunKind; status: RunStatus },
    line: ResultLine,
    trx: Trx
  ): Promise<ResultAnswer> {
    const payout: Payout | null = await trx
      .from('payouts')
      .where({ run_id: run.id, reference: line.paymentId })
      .select('id', 'distributor_id', 'gross', 'discount', 'net', 'status')
      .first()
    if (!payout) return 'UNKNOWN_PAYMENT'
    if (run.status === 'PREVIEW' || run.status === 'CANCELED') return 'NOT_SENT'
    if (payout.status !== 'PENDING') return 'ALREADY_RECORDED'
    if (line.amount !== undefined && line.amount !== payout.net) return 'OTHER_AMOUNT'

    await trx
      .from('payouts')
      .where({ id: payout.id })
      .update({
        status: line.status,
        tracking_number: line.trackingNumber ?? null,
        failure: line.status === 'FAILED' ? (line.reason ?? '') : null,
        answered_at: clock.businessNow().toJSDate(),
      })
    if (line.status === 'PAID') {
      await this.ledger.post(
        entryKinds[run.kind],
        distributorPaid(payout.distributor_id, payout.gross, payout.discount),
        { type: 'payout', id: payout.id },
        trx
      )
    }
    return 'RECORDED'
  }

  /** A run is done when every transfer was paid; failed ones wait for another try. */
  async #finish(run: { id: string; status: RunStatus }, trx: Trx) {
    if (run.status !== 'APPROVED') return
    const open = await trx
      .from('payouts')
      .where({ run_id: run.id })
      .whereNot({ status: 'PAID' })
      .first()
    if (open) return
    await trx
      .from('settlement_runs')
      .where({ id: run.id })
      .update({ status: 'DONE', finished_at: clock.businessNow().toJSDate() })
  }
}
