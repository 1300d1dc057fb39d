import type pg from 'pg'
import type { Errands } from './errands.ts'
import { provedErrands } from './errands_proof.ts'
import type { Known } from './load.ts'

/** Partial payments; empty is the proof. */
const halfPayments = `
  with entry as (
    select source_id, count(*)::integer as count from ledger.entries
     where source_type = 'order' and kind like 'INVOICE_PAID%' group by source_id),
  code as (
    select coalesce(due.order_id::text, subject) as paid, bool_or(consumed_at is not null) as used
      from one_time_codes left join proof.due_sets due using (subject) group by 1)
  select o.id, o.status, coalesce(entry.count, 0) as entries, i.id is not null as "hasInstallment",
         code.used as "isCodeUsed"
    from orders o
    left join installments i on i.order_id = o.id
    left join entry on entry.source_id = o.id
    left join code on code.paid = o.id::text
   -- What a device has charged has no code; the errands' own proof looks at it.
   where not exists (select from card_payments charge where charge.order_id = o.id) and ((o.status = 'COMPLETED') <> (coalesce(entry.count, 0) = 1)
      or (o.status = 'COMPLETED') <> (i.id is not null)
      or (o.status = 'COMPLETED') <> coalesce(code.used, false)
      or (o.status = 'COMPLETED') <> (o.paid_at is not null)
      or coalesce(entry.count, 0) > 1)`

/** Partially paid sets. */
const halfSets = `
  select subject from proof.due_sets join orders o on o.id = order_id
   group by subject having count(distinct o.status) > 1`

/** Used credit differs from open invoices. */
const wrongLines = `
  with owed as (
    select o.owner_id, sum(i.amount - i.paid_amount - i.reversed_amount) as left
      from orders o join installments i on i.order_id = o.id
     where o.status = 'COMPLETED' and i.write_off_id is null group by o.owner_id)
  select account.id, account.balance, owed.left
    from ledger.accounts account left join owed using (owner_id)
   where account.kind = 'credit-used' and account.balance <> coalesce(owed.left, 0)`

const acknowledgedButLost = `
  select o.id, o.status from unnest($1::uuid[]) known(id) left join orders o using (id)
   where o.status is distinct from 'COMPLETED'`

/** Told, or event or job pending; sets once. */
const forgotten = `
  with told as (
    select o.id, coalesce('invoices-paid:' || (
             select min(other.order_id::text) from proof.due_sets other
              where other.subject = (select subject from proof.due_sets where order_id = o.id)),
             'invoice-paid:' || o.id) || ':' || owner.phone as key
      from orders o
      join owners owner on owner.owner_type = o.owner_type and owner.owner_id = o.owner_id
     where o.status = 'COMPLETED')
  select id from told
   where not exists (select from sandbox_sms where idempotency_key = told.key)
     and not exists (select from outbox where event = 'InvoicePaid' and payload ->> 'orderId' = told.id::text)
     and not exists (select from outbox where event = 'InvoicesPaid' and payload -> 'orderIds' ? told.id::text)
     and not exists (select from pgboss.job where data ->> 'key' = told.key
                        and state in ('created', 'retry', 'active'))`

interface Evidence {
  admin: pg.Client
  known: Map<string, Known>
  /** What devices and staff did beside the payments, where they did. */
  errands?: Errands
  apiPort: number
  token: string
}

/** @returns findings; empty when all is well */
export async function findFaults({
  admin,
  known,
  errands,
  apiPort,
  token,
}: Evidence): Promise<string[]> {
  const faults: string[] = []
  const none = async (what: string, sql: string, bindings?: unknown[]) => {
    const { rows } = await admin.query<Record<string, unknown>>(sql, bindings)
    if (rows.length) faults.push(`${rows.length} × ${what}, such as ${JSON.stringify(rows[0])}`)
  }
  await none('acknowledged and lost', acknowledgedButLost, [[...known.keys()]])
  await none('half a payment', halfPayments)
  await none('a set of which a part is paid', halfSets)
  await none('a payment that nobody will be told of', forgotten)
  await none('a line that is not its invoices', wrongLines)
  if (errands) await provedErrands(errands, none)

  const answer = await fetch(`http://127.0.0.1:${apiPort}/api/admin/ledger/reconcile`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { balanced, checks } = (await answer.json()) as { balanced: boolean; checks: unknown }
  if (!balanced) faults.push(`the ledger does not reconcile: ${JSON.stringify(checks)}`)
  return faults
}
