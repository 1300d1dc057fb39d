import type { Trx } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'
import type { Exclusion, PayoutPlan } from '../domain/preview.js'

/** Array bindings: any number of rows per statement. */
const payoutsSql = `
  insert into payouts (id, run_id, reference, distributor_id, iban, gross, discount, net)
  select id, ?, nextval('payout_references')::text, distributor_id, iban, gross, discount,
         gross - discount
    from unnest(?::uuid[], ?::uuid[], ?::text[], ?::bigint[], ?::bigint[])
      as plan(id, distributor_id, iban, gross, discount)`

const attemptsSql = `
  insert into payout_attempts (payout_id, attempt, reference)
  select id, attempt, reference from payouts where run_id = ?`

const itemsSql = `
  insert into payout_items (payout_id, order_id, amount, discount)
  select * from unnest(?::uuid[], ?::uuid[], ?::bigint[], ?::bigint[])`

const exclusionsSql = `
  insert into run_exclusions (run_id, distributor_id, reason, amount, invoices)
  select ?, * from unnest(?::uuid[], ?::text[], ?::bigint[], ?::integer[])`

/** Short statements, so that payments run in between. */
const rowsAtOnce = 1000

const keepPayouts = async (runId: string, plans: PayoutPlan[], trx: Trx) => {
  const payouts = plans.map((plan) => ({ ...plan, id: newId() }))
  await trx.rawQuery(payoutsSql, [
    runId,
    payouts.map(({ id }) => id),
    payouts.map(({ distributorId }) => distributorId),
    payouts.map(({ iban }) => iban),
    payouts.map(({ gross }) => gross),
    payouts.map(({ discount }) => discount),
  ])
  await trx.rawQuery(attemptsSql, [runId])
  const items = payouts.flatMap(({ id, items: own }) => own.map((item) => ({ ...item, id })))
  for (let first = 0; first < items.length; first += rowsAtOnce) {
    const some = items.slice(first, first + rowsAtOnce)
    await trx.rawQuery(itemsSql, [
      some.map(({ id }) => id),
      some.map(({ orderId }) => orderId),
      some.map(({ amount }) => amount),
      some.map(({ discount }) => discount),
    ])
  }
}

export const saveRunPlan = async (
  runId: string,
  { payouts, exclusions }: { payouts: PayoutPlan[]; exclusions: Exclusion[] },
  trx: Trx
): Promise<void> => {
  await keepPayouts(runId, payouts, trx)
  await trx.rawQuery(exclusionsSql, [
    runId,
    exclusions.map(({ distributorId }) => distributorId),
    exclusions.map(({ reason }) => reason),
    exclusions.map(({ amount }) => amount),
    exclusions.map(({ invoices }) => invoices),
  ])
}
