import type pg from 'pg'
import type { Errands } from './crash_errands.ts'

type None = (what: string, sql: string, bindings?: unknown[]) => Promise<void>

/** What devices were told, against what is there: each payment once, each reversal once, nothing of a half. */
const wrongCharges = `
  select known.reference, known.status as known, payment.status, invoice.status as invoice,
         booked.paid, booked.reversed
    from unnest($1::uuid[], $2::text[], $3::text[]) as known(device_id, reference, status)
    left join card_payments payment using (device_id, reference)
    left join orders invoice on invoice.id = payment.order_id
    left join lateral (
      select count(*) filter (where kind = 'INVOICE_PAID_FROM_CREDIT') as paid,
             count(*) filter (where kind = 'INVOICE_REVERSED') as reversed
        from ledger.entries where source_type = 'order' and source_id = invoice.id) booked on true
   where payment.status is distinct from known.status
      or invoice.status is distinct from case known.status when 'PAID' then 'COMPLETED' else 'CANCELED' end
      or booked.paid is distinct from 1
      or booked.reversed is distinct from (known.status = 'REVERSED')::integer`

/** Each change of a limit holds and stands in the audit trail once. */
const wrongLimits = `
  select known.line_id, known."limit", account.credit_limit, trail.changes
    from unnest($1::uuid[], $2::bigint[], $3::integer[]) as known(line_id, "limit", changes)
    left join credit_lines line on line.id = known.line_id
    left join ledger.accounts account on account.id = line.account_id
    left join lateral (
      select count(*) as changes from audit_lines
       where subject_id = known.line_id and command = 'credit.change-limit') trail on true
   where account.credit_limit is distinct from known."limit" or trail.changes is distinct from known.changes`

const wrongWriteOffs = `
  select known.line_id, loss.losses, loss.entries, closed.blocks
    from unnest($1::uuid[]) as known(line_id)
    left join lateral (
      select count(*) as losses, count(entry.id) as entries
        from write_offs written
        left join ledger.entries entry
          on entry.source_type = 'write-off' and entry.source_id = written.id
       where written.line_id = known.line_id) loss on true
    left join lateral (
      select count(*) as blocks from suspensions
       where line_id = known.line_id and reason = 'WRITTEN_OFF' and lifted_at is null) closed on true
   where (loss.losses, loss.entries, closed.blocks) is distinct from (1, 1, 1)`

/** Looks at what devices and staff were told. */
export async function provedErrands(
  { charges, limits, writtenOff }: Errands,
  none: None
): Promise<void> {
  await none('a card payment that is not what its device was told', wrongCharges, [
    charges.map(({ deviceId }) => deviceId),
    charges.map(({ reference }) => reference),
    charges.map(({ status }) => status),
  ])
  const lines = [...limits]
  await none('a limit that is not what staff were told', wrongLimits, [
    lines.map(([lineId]) => lineId),
    lines.map(([, known]) => known.at(-1)),
    lines.map(([, known]) => known.length),
  ])
  await none('a write-off that is not whole', wrongWriteOffs, [writtenOff])
}

/** An invoice of each debtor, as if it had been bought half a year ago and more. */
export async function ageDebts(admin: pg.Client, userIds: string[]): Promise<void> {
  await admin.query(
    `update installments set due_date = current_date - 200, status = 'PAST_DUE'
      where order_id in (select id from orders where owner_id = any($1::uuid[]))`,
    [userIds]
  )
}
