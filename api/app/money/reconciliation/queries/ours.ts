import type { ReconciliationSource } from '#contracts/reconciliation'
import { prepared, type Trx } from '#app/platform/database/database'
import { addDays } from '#app/platform/time/jalali'
import { marginDays, type Ours, type Period } from '../domain/match.js'

const takenSql = `
  select 'payments' as kind, id, split_part(coalesce(gateway_receipt, ''), ':', 1) as reference,
         to_char(completed_at at time zone 'Asia/Tehran', 'YYYY-MM-DD') as day, amount
    from payments_taken
   where indicator = ?
     and completed_at >= ?::date::timestamp at time zone 'Asia/Tehran'
     and completed_at < (?::date + 1)::timestamp at time zone 'Asia/Tehran'`

/** What moved the account at the bank in the ledger: deposits of gateways and transfers. */
const atBankSql = `
  select 'gateway-deposits' as kind, id, tracking_number as reference,
         to_char(deposited_on, 'YYYY-MM-DD') as day, amount
    from payments_gateway_deposits
   where reversed_at is null and deposited_on between ?::date and ?::date
   union all
  select 'payouts', id, coalesce(tracking_number, reference),
         to_char(answered_at at time zone 'Asia/Tehran', 'YYYY-MM-DD'), -net
    from settlement_payouts
   where status = 'PAID' and net > 0
     and answered_at >= ?::date::timestamp at time zone 'Asia/Tehran'
     and answered_at < (?::date + 1)::timestamp at time zone 'Asia/Tehran'`

/** What a line of another file stands beside already, or was booked for. */
const withTaken = (sql: string) => `
  select ours.*, exists (
           select from reconciliation_lines line
            where line.our_kind = ours.kind and line.our_id = ours.id
              and line.status in ('MATCHED', 'AMOUNT_DIFFERS'))
         or exists (
           select from reconciliation_lines line
            where line.deposit_id = ours.id and line.resolution = 'BOOKED') as "isTaken"
    from (${sql}) ours`

/** Of the period, and as far beyond it as a line may lie. */
export const oursOf = (
  source: ReconciliationSource,
  { from, to }: Period,
  trx: Trx
): Promise<Ours[]> => {
  const days = [addDays(from, -marginDays), addDays(to, marginDays)]
  return source === 'BANK'
    ? prepared<Ours>('ours_at_bank', withTaken(atBankSql), [...days, ...days], trx)
    : prepared<Ours>('ours_at_gateway', withTaken(takenSql), [source, ...days], trx)
}
