import { runTransitions, type DistributorRunKind } from '#contracts/settlement'
import { canMove } from '#contracts/transitions'
import { lockOrders } from '#app/trade/orders/steps/lock_order'
import { markSettled } from '#app/trade/orders/steps/mark_settled'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction, type Trx } from '#app/platform/database/database'
import { AlreadyProcessed, BusinessRule, Conflict } from '#app/platform/errors'
import { assertSecondPerson } from '#app/platform/two_people/second_person'
import { isStale, stillOwed, type KeptItem } from '../domain/preview.js'
import { messages } from '../i18n/fa.js'
import { planInPieces } from '../steps/plan_in_pieces.js'
import { takeWithdrawals } from '../steps/take_withdrawals.js'
import { lockRun, type LockedRun } from '../steps/lock_run.js'
import { owedToDistributors } from '../queries/owed.js'
import { runSubject } from '../run_subject.js'

interface DistributorRun extends LockedRun {
  kind: DistributorRunKind
}

/** No invoice is canceled or returned between check and take. */
const lockInvoices = async (runId: string, trx: Trx): Promise<void> => {
  const { rows }: { rows: { id: string }[] } = await trx.rawQuery(
    `select item.order_id as id
       from payout_items item join payouts on payouts.id = item.payout_id
      where payouts.run_id = ?`,
    [runId]
  )
  await lockOrders(
    rows.map(({ id }) => id),
    trx
  )
}

/** Short statements, so that payments run in between. */
const ordersAtOnce = 1000

const itemsSql = `
  select item.order_id as "orderId", payouts.iban, item.amount, item.discount
    from payout_items item join payouts on payouts.id = item.payout_id
   where payouts.run_id = ?`

/**
 * A second person approves a preview, which takes its invoices. Serialized, and only while it still equals today's plan
 * to the rial and the account.
 * @throws Conflict when stale, AlreadyProcessed when decided
 */
export default class ApproveRun {
  async execute({ runId, actor }: { runId: string; actor: StaffActor }): Promise<void> {
    await transaction(async (trx) => {
      await trx.rawQuery(`select pg_advisory_xact_lock(hashtext('settlement-approval'))`)
      const run = await lockRun(runId, trx)
      if (!canMove(runTransitions, run.status, 'APPROVED'))
        throw new AlreadyProcessed(messages.notPreview)
      await assertSecondPerson(
        {
          askedBy: run.createdBy,
          approver: actor,
          whenSame: messages.samePerson,
          askedWith: 'settlement.run',
          whenGone: messages.makerGone,
        },
        trx
      )
      if (run.kind === 'WITHDRAWAL') await takeWithdrawals(run.id, trx)
      else await this.#takeInvoices({ ...run, kind: run.kind }, trx)
      await this.#approve(run, actor, trx)
    })
  }

  async #takeInvoices(run: DistributorRun, trx: Trx) {
    await lockInvoices(run.id, trx)
    const items = await this.#stillSo(run, trx)
    for (let first = 0; first < items.length; first += ordersAtOnce) {
      const some = items.slice(first, first + ordersAtOnce).map(({ orderId }) => orderId)
      await markSettled(some, trx)
    }
  }

  async #stillSo({ id, kind, upTo }: DistributorRun, trx: Trx): Promise<KeptItem[]> {
    const { rows }: { rows: KeptItem[] } = await trx.rawQuery(itemsSql, [id])
    if (rows.length === 0) throw new BusinessRule(messages.empty)
    const owed = await owedToDistributors({ kind, upTo }, trx)
    const again = await planInPieces(kind, stillOwed(rows, owed), clock.today())
    if (isStale(rows, again)) throw new Conflict(messages.stale)
    return rows
  }

  async #approve(run: LockedRun, actor: StaffActor, trx: Trx) {
    await trx.from('settlement_runs').where({ id: run.id }).update({
      status: 'APPROVED',
      approved_by: actor.id,
      approved_at: clock.businessNow().toJSDate(),
    })
    await audit(
      {
        actor,
        command: 'settlement.approve',
        subject: runSubject(run.id),
        before: { status: run.status },
        after: { status: 'APPROVED' },
      },
      trx
    )
  }
}
