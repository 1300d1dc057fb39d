import type { RunKind } from '#contracts/settlement'
import type { StaffActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { clock } from '#app/shared/clock'
import { transaction, type Trx } from '#app/shared/database'
import { InvalidFields } from '#app/shared/errors'
import { newId } from '#app/shared/ids'
import { messages } from '../i18n/fa.js'
import { planRun, type Exclusion, type PayoutPlan } from '../domain/preview.js'
import { owedToDistributors } from '../queries/owed.js'

export interface PreviewRunCommand {
  kind: RunKind
  /** Pays what has matured up to this day, `YYYY-MM-DD`; today when it is not given. */
  upTo?: string
  staff: StaffActor
}

/**
 * Makes the list of what a run would pay. Nothing is paid or taken yet: approval by a second person
 * does that, and refuses when anything has changed since.
 * @returns the run's id
 */
export default class PreviewRun {
  async execute({ kind, upTo = clock.today(), staff }: PreviewRunCommand): Promise<string> {
    if (upTo > clock.today()) {
      throw new InvalidFields([{ field: 'upTo', rule: 'range', message: messages.upToInFuture }])
    }
    return transaction(async (trx) => {
      const id = newId()
      const { payouts, exclusions } = planRun(
        kind,
        await owedToDistributors(kind, upTo, trx),
        clock.today()
      )
      await trx.insertQuery().table('settlement_runs').insert({
        id,
        kind,
        up_to: upTo,
        created_by: staff.id,
        created_at: clock.businessNow().toJSDate(),
      })
      for (const payout of payouts) await this.#keepPayout(id, payout, trx)
      await this.#keepExclusions(id, exclusions, trx)
      await audit(
        {
          actor: staff,
          command: 'settlement.preview',
          subject: { type: 'settlement-run', id },
          after: { kind, upTo, payouts: payouts.length, exclusions: exclusions.length },
        },
        trx
      )
      return id
    })
  }

  async #keepPayout(runId: string, plan: PayoutPlan, trx: Trx) {
    const id = newId()
    await trx
      .insertQuery()
      .table('payouts')
      .insert({
        id,
        run_id: runId,
        reference: trx.raw(`nextval('payout_references')::text`),
        distributor_id: plan.distributorId,
        iban: plan.iban,
        gross: plan.gross,
        discount: plan.discount,
        net: plan.gross - plan.discount,
      })
    await trx
      .insertQuery()
      .table('payout_items')
      .multiInsert(
        plan.items.map(({ orderId, amount, discount }) => ({
          payout_id: id,
          order_id: orderId,
          amount,
          discount,
        }))
      )
  }

  async #keepExclusions(runId: string, exclusions: Exclusion[], trx: Trx) {
    if (exclusions.length === 0) return
    await trx
      .insertQuery()
      .table('run_exclusions')
      .multiInsert(
        exclusions.map(({ distributorId, reason, amount, invoices }) => ({
          run_id: runId,
          distributor_id: distributorId,
          reason,
          amount,
          invoices,
        }))
      )
  }
}
