import { attemptReference } from '#contracts/settlement'
import { listedValues } from '#app/people/blacklists/queries/listed'
import { clock } from '#app/platform/time/clock'
import { prepared, type Trx } from '#app/platform/database/database'
import { retryStands } from '../queries/retry_stands.js'

/** With the distributor's account of today. */
export interface FailedTransfer {
  id: string
  paymentId: string
  iban: string
  ibanToday: string | null
  retryIban: string | null
  retryRequestedBy: string | null
  isFrozen: boolean
  heldBackBy: string | null
  hasAlarm: boolean
  /** Who brought the bank file proving this failure. */
  provenBy: string | null
}

type Row = Omit<FailedTransfer, 'heldBackBy'>
const sql = `
  select payouts.id, payouts.reference as "paymentId", payouts.iban, distributors.iban as "ibanToday",
         case when ${retryStands} then payouts.retry_iban end as "retryIban",
         case when ${retryStands} then payouts.retry_requested_by end as "retryRequestedBy",
         -- Sent again under its payment id, as before attempts had references: its file proves nothing.
         case when payouts.attempt = 1 or sent.reference <> payouts.reference
              then file.imported_by end as "provenBy",
         exists (
           select from payout_alarms alarm
            where alarm.payout_id = payouts.id and alarm.resolved_at is null) as "hasAlarm",
         exists (
           select from payout_items item join orders_invoices orders on orders.id = item.order_id
            where item.payout_id = payouts.id and orders.status = 'FRAUD') as "isFrozen"
    from payouts join distributors_suppliers distributors on distributors.id = payouts.distributor_id
    join payout_attempts sent on sent.payout_id = payouts.id and sent.attempt = payouts.attempt
    left join settlement_result_files file on file.id = payouts.failure_file_id
   where payouts.run_id = ? and payouts.status = 'FAILED'
   order by payouts.reference
     for update of payouts`

/** Locks them and checks the blacklist. */
export const failedTransfers = async (runId: string, trx: Trx): Promise<FailedTransfer[]> => {
  const failed = await prepared<Row>('failed_transfers', sql, [runId], trx)
  const ibans = [...new Set(failed.flatMap(({ ibanToday }) => ibanToday ?? []))]
  const listed = await listedValues('IBAN', ibans, trx)
  return failed.map((transfer) => {
    const { ibanToday } = transfer
    return { ...transfer, heldBackBy: (ibanToday && listed.get(ibanToday)) || null }
  })
}

interface Sent {
  id: string
  iban: string
  requestedBy: string
  /** Null with another person's bank file; the table refuses neither. */
  approvedBy: string | null
}

const given = `unnest(?::uuid[], ?::text[], ?::uuid[], ?::uuid[])
  as sent(id, iban, requested_by, approved_by)`

const keepSql = `
  insert into payout_retries
         (payout_id, attempt, iban, failure, failure_file_id, failure_imported_by, requested_by,
          approved_by, sent_at)
  select payouts.id, payouts.attempt, payouts.iban, payouts.failure, payouts.failure_file_id,
         file.imported_by, sent.requested_by, sent.approved_by, ?
    from ${given} join payouts on payouts.id = sent.id
    left join settlement_result_files file on file.id = payouts.failure_file_id
   where payouts.status = 'FAILED'`

const sendSql = `
  update payouts set status = 'PENDING', failure = null, failure_file_id = null, answered_at = null,
         iban = sent.iban, attempt = payouts.attempt + 1,
         retry_iban = null, retry_requested_by = null, retry_requested_at = null
    from ${given}
   where payouts.id = sent.id and payouts.status = 'FAILED'`

const nextSql = `
  select id, reference as "paymentId", attempt + 1 as attempt from payouts where id = any(?)`

const attemptsSql = `
  insert into payout_attempts (payout_id, attempt, reference)
  select * from unnest(?::uuid[], ?::smallint[], ?::text[])`

/** A new reference per attempt. */
const beginAttempts = async (ids: string[], trx: Trx): Promise<void> => {
  type Next = { id: string; paymentId: string; attempt: number }
  const next = await prepared<Next>('next_attempts', nextSql, [ids], trx)
  await trx.rawQuery(attemptsSql, [
    next.map(({ id }) => id),
    next.map(({ attempt }) => attempt),
    next.map(({ paymentId, attempt }) => attemptReference(paymentId, attempt)),
  ])
}

export const sendAgain = async (transfers: readonly Sent[], trx: Trx): Promise<void> => {
  const columns = [
    transfers.map(({ id }) => id),
    transfers.map(({ iban }) => iban),
    transfers.map(({ requestedBy }) => requestedBy),
    transfers.map(({ approvedBy }) => approvedBy) as string[],
  ]
  await beginAttempts(columns[0], trx)
  await trx.rawQuery(keepSql, [clock.businessNow().toJSDate(), ...columns])
  await trx.rawQuery(sendSql, columns)
}

const forgetSql = `
  update payouts set retry_iban = null, retry_requested_by = null, retry_requested_at = null
   where id = any(?)`

/** Clears the retry request. */
export const forgetAsked = async (ids: readonly string[], trx: Trx): Promise<void> => {
  await prepared('forget_asked_retries', forgetSql, [ids], trx)
}
