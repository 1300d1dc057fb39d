import { approvedWithdrawals } from '#app/money/withdrawals/queries/approved_withdrawals'
import type { Trx } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'

const payoutsSql = `
  insert into payouts (id, run_id, reference, withdrawal_id, iban, gross, discount, net)
  select id, ?, nextval('payout_references')::text, withdrawal_id, iban, amount, 0, amount
    from unnest(?::uuid[], ?::uuid[], ?::text[], ?::bigint[]) as plan(id, withdrawal_id, iban, amount)`

const attemptsSql = `
  insert into payout_attempts (payout_id, attempt, reference)
  select id, attempt, reference from payouts where run_id = ?`

const exclusionsSql = `
  insert into run_exclusions (run_id, withdrawal_id, reason, amount, invoices)
  select ?, withdrawal_id, 'HELD_BACK', amount, 0
    from unnest(?::uuid[], ?::bigint[]) as held(withdrawal_id, amount)`

/** One transfer per approved withdrawal. */
export const planWithdrawals = async (runId: string, trx: Trx) => {
  const approved = await approvedWithdrawals(trx)
  const payouts = approved.filter(({ heldBackBy }) => heldBackBy === null)
  const held = approved.filter(({ heldBackBy }) => heldBackBy !== null)
  await trx.rawQuery(payoutsSql, [
    runId,
    payouts.map(() => newId()),
    payouts.map(({ id }) => id),
    payouts.map(({ iban }) => iban),
    payouts.map(({ amount }) => amount),
  ])
  await trx.rawQuery(attemptsSql, [runId])
  await trx.rawQuery(exclusionsSql, [
    runId,
    held.map(({ id }) => id),
    held.map(({ amount }) => amount),
  ])
  const hits = new Set(held.flatMap(({ heldBackBy }) => heldBackBy ?? []))
  return { payouts: payouts.length, exclusions: held.length, hits }
}
