import type { RunKind, RunStatus } from '#contracts/settlement'
import type { StaffActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { clock } from '#app/shared/clock'
import { transaction, type Trx } from '#app/shared/database'
import { AlreadyProcessed, BusinessRule, Conflict, NotFound } from '#app/shared/errors'
import { messages } from '../i18n/fa.js'
import { owedToDistributors } from '../queries/owed.js'

interface Run {
  id: string
  kind: RunKind
  up_to: string
  status: RunStatus
  created_by: string
}

/** Nobody cancels or returns one of its invoices between the look and the take. */
const lockOrders = (runId: string, trx: Trx) =>
  trx.rawQuery(
    `select orders.id from orders
       join payout_items on payout_items.order_id = orders.id
       join payouts on payouts.id = payout_items.payout_id
      where payouts.run_id = ? order by orders.id for update of orders`,
    [runId]
  )

/**
 * A second person approves a preview: from now on its invoices belong to it and to no other run.
 * One approval at a time, and only while everything that it would pay is still owed to the rial.
 * @throws Conflict when the preview is stale, AlreadyProcessed when it was decided before
 */
export default class ApproveRun {
  async execute({ runId, staff }: { runId: string; staff: StaffActor }): Promise<void> {
    await transaction(async (trx) => {
      await trx.rawQuery(`select pg_advisory_xact_lock(hashtext('settlement-approval'))`)
      const run: Run | null = await trx
        .from('settlement_runs')
        .where({ id: runId })
        .forUpdate()
        .first()
      if (!run) throw new NotFound()
      if (run.status !== 'PREVIEW') throw new AlreadyProcessed(messages.notPreview)
      if (run.created_by === staff.id) throw new BusinessRule(messages.samePerson)
      await lockOrders(run.id, trx)
      await this.#refuseStale(run, trx)
      await this.#take(run, staff, trx)
    })
  }

  async #refuseStale(run: Run, trx: Trx) {
    const owed = await owedToDistributors(run.kind, run.up_to, trx)
    const stillOwed = new Map(owed.map(({ orderId, amount }) => [orderId, amount]))
    const items: { order_id: string; amount: number }[] = await trx
      .from('payout_items')
      .join('payouts', 'payouts.id', 'payout_items.payout_id')
      .where('payouts.run_id', run.id)
      .select('payout_items.order_id', 'payout_items.amount')
    if (items.length === 0) throw new BusinessRule(messages.empty)
    if (items.some(({ order_id: id, amount }) => stillOwed.get(id) !== amount)) {
      throw new Conflict(messages.stale)
    }
  }

  async #take(run: Run, staff: StaffActor, trx: Trx) {
    await trx.from('settlement_runs').where({ id: run.id }).update({
      status: 'APPROVED',
      approved_by: staff.id,
      approved_at: clock.businessNow().toJSDate(),
    })
    await trx
      .from('orders')
      .whereIn(
        'id',
        trx
          .from('payout_items')
          .join('payouts', 'payouts.id', 'payout_items.payout_id')
          .where('payouts.run_id', run.id)
          .select('payout_items.order_id')
      )
      .update({ payout_settled: true })
    await audit(
      {
        actor: staff,
        command: 'settlement.approve',
        subject: { type: 'settlement-run', id: run.id },
        before: { status: 'PREVIEW' },
        after: { status: 'APPROVED' },
      },
      trx
    )
  }
}
