import type { Errands, ErrandsStage, KnownErrands } from './errands.ts'
import { halfWithdrawals, untoldWithdrawals, wrongWithdrawals } from './withdrawals.ts'
import type { Question } from './witness.ts'

type None = (what: string, sql: string, bindings?: unknown[]) => Promise<void>

/** Each payment and reversal exactly once, nothing half done. */
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

/** In force, and audited once. */
const wrongLimits = `
  select known.line_id, known."limit", account.credit_limit, trail.changes
    from unnest($1::uuid[], $2::bigint[], $3::integer[]) as known(line_id, "limit", changes)
    left join credit_lines line on line.id = known.line_id
    left join ledger.accounts account on account.id = line.account_id
    left join lateral (
      select count(*) as changes from audit_lines
       where subject_id = known.line_id and command = 'credit.change-limit') trail on true
   where account.credit_limit is distinct from known."limit" or trail.changes is distinct from known.changes`

/** Written off and closed once; later repayments left the wallet once. */
const wrongWriteOffs = `
  select known.line_id, loss.losses, loss.entries, closed.blocks, back.repayments, back.amount, wallet.balance
    from unnest($1::uuid[], $2::uuid[], $3::bigint[]) as known(line_id, user_id, repaid)
    left join lateral (
      select count(*) as losses, count(entry.id) as entries
        from write_offs written
        left join ledger.entries entry
          on entry.source_type = 'write-off' and entry.source_id = written.id
       where written.line_id = known.line_id) loss on true
    left join lateral (
      select count(*) as blocks from suspensions
       where line_id = known.line_id and reason = 'WRITTEN_OFF' and lifted_at is null) closed on true
    left join lateral (
      select count(*) as repayments, coalesce(sum(amount), 0) as amount
        from repayments where owner_id = known.user_id) back on true
    left join ledger.accounts wallet on wallet.kind = 'wallet' and wallet.owner_id = known.user_id
   where (loss.losses, loss.entries, closed.blocks, back.repayments) is distinct from (1, 1, 1, 1)
      or wallet.balance is distinct from $4::bigint - known.repaid`

/** Started, signed and paid once, nothing left over. */
const wrongRenewals = `
  select line.id, line.credit_year, line.has_renewal_credit, line.expires_on, year.fees, year.entries,
         contract.signed, trail.grants, wallet.balance
    from unnest($1::uuid[]) as known(line_id)
    join credit_lines line on line.id = known.line_id
    left join lateral (
      select count(*) as fees, count(entry.id) as entries, sum(fee.fee + fee.vat) as cost
        from platform_fees fee
        left join ledger.entries entry on entry.source_type = 'platform-fee' and entry.source_id = fee.id
         and entry.kind = 'PLATFORM_FEE_PAID'
       where fee.owner_id = line.owner_id and fee.credit_year = 2) year on true
    left join lateral (
      select count(*) as signed from signed_contracts
       where owner_id = line.owner_id and contract_type = 'CREDIT_RENEWAL') contract on true
    left join lateral (
      select count(*) as grants from audit_lines
       where subject_id = line.id and command = 'credit.grant-renewal') trail on true
    left join ledger.accounts wallet on wallet.kind = 'wallet' and wallet.owner_id = line.owner_id
   where (line.credit_year, line.has_renewal_credit) is distinct from (2, false)
      or line.expires_on not between current_date + 350 and current_date + 400
      or (year.fees, year.entries, contract.signed, trail.grants) is distinct from (1, 1, 1, 1)
      or wallet.balance is distinct from $2::bigint - year.cost`

/** Decided once as told; refunds once, nothing frozen. */
const wrongDisputes = `
  select known.order_id, known.is_accepted, report.status, report.reports, booked.reversed, i.reversed_amount
    from unnest($1::uuid[], $2::boolean[]) as known(order_id, is_accepted)
    left join lateral (
      select count(*) as reports, min(status) as status, sum(refund_amount) as refund
        from disputes where order_id = known.order_id) report on true
    left join lateral (
      select count(*) as reversed from ledger.entries
       where source_type = 'order' and source_id = known.order_id and kind = 'INVOICE_REVERSED') booked on true
    left join installments i on i.order_id = known.order_id
   where report.reports is distinct from 1
      or report.status is distinct from case when known.is_accepted then 'ACCEPTED' else 'REFUSED' end
      or booked.reversed is distinct from known.is_accepted::integer
      or i.reversed_amount is distinct from case when known.is_accepted then report.refund else 0 end`

/** Charged once per ended day, no other. */
const wrongLateFees = `
  select i.id, charged.days, ended.days as ended
    from installments i
    join orders o on o.id = i.order_id
    cross join (select count(*) as days from closed_days
                 where day >= (select min(day) from late_fee_charges)) ended
    left join lateral (
      select count(*) as days from late_fees fee join late_fee_charges charge on charge.late_fee_id = fee.id
       where fee.installment_id = i.id) charged on true
   where o.owner_id = any($1::uuid[]) and i.write_off_id is null and charged.days <> ended.days`

/** One answer each, a matching decision, no unapproved payment. */
const wrongSignatures = `
  select known.order_id, known.is_paid, invoice.status, asked.status as approbation, given.answers, given.lines,
         booked.paid
    from unnest($1::uuid[], $2::boolean[]) as known(order_id, is_paid)
    left join orders invoice on invoice.id = known.order_id
    left join approbations asked on asked.document_id = known.order_id
    left join lateral (
      select count(*) as answers, count(distinct member_id) as members,
             count(*) filter (where answer = 'REJECTED') as refusals,
             (select count(*) from audit_lines line
               where line.subject_id = asked.id and line.command like 'approbations.%') as lines
        from signatures where approbation_id = asked.id) given on true
    left join lateral (
      select count(*) as paid from ledger.entries
       where source_type = 'order' and source_id = known.order_id) booked on true
   where invoice.status is distinct from case when known.is_paid then 'COMPLETED' else 'CANCELED' end
      or asked.status is distinct from case when known.is_paid then 'ACCEPTED' else 'REJECTED' end
      or (given.answers, given.members, given.lines) is distinct from ($3::bigint, $3::bigint, $3::bigint)
      or given.refusals is distinct from (not known.is_paid)::integer
      or booked.paid is distinct from known.is_paid::integer`

/** Stored once with author, delegation and principal; audited alike, code used. */
const wrongDelegated = `
  select known.order_id, known.is_accepted, given.answers, given.answer, given.named, given.lines, given.codes
    from unnest($1::uuid[], $2::boolean[]) as known(order_id, is_accepted)
    left join approbations asked on asked.document_id = known.order_id
    left join lateral (
      select count(*) as answers, min(answer) as answer,
             count(*) filter (where used.delegate_id = one.given_by and used.delegator_id = one.member_id
                                and one.on_behalf_of <> '' and one.digest <> '') as named,
             count(line.id) as lines, count(code.id) as codes
        from signatures one
        join delegations used on used.id = one.delegation_id
        left join audit_lines line
          on line.subject_type = 'approbations' and line.subject_id = asked.id
         and line.after ->> 'delegationId' = used.id::text
         and line.after ->> 'onBehalfOf' = one.member_id::text
         and line.command = case one.answer when 'ACCEPTED' then 'approbations.sign' else 'approbations.reject' end
        left join one_time_codes code on code.id = one.proof_id and code.consumed_at is not null
       where one.approbation_id = asked.id) given on true
   where given.answer is distinct from case when known.is_accepted then 'ACCEPTED' else 'REJECTED' end
      or (given.answers, given.named, given.lines, given.codes) is distinct from (1::bigint, 1::bigint, 1::bigint, 1::bigint)`

/** The CEO was told, or event or job is still pending. */
const unannounced = `
  with due as (
    select document_id, 'approbation-accepted:' || id || ':1' as key from approbations where status = 'ACCEPTED')
  select key from due
   where not exists (select from sandbox_sms where idempotency_key = due.key)
     and not exists (select from outbox where event = 'ApprobationAccepted'
                        and payload ->> 'documentId' = due.document_id::text)
     and not exists (select from pgboss.job where data ->> 'key' = due.key
                        and state in ('created', 'retry', 'active'))`

/** Per kind, for one acknowledged errand or for all. */
export const errandProofs = {
  charges: ({ charges }: KnownErrands): Question => ({
    what: 'a card payment that is not what its device was told',
    sql: wrongCharges,
    bindings: [
      charges.map(({ deviceId }) => deviceId),
      charges.map(({ reference }) => reference),
      charges.map(({ status }) => status),
    ],
  }),
  limits: ({ limits }: KnownErrands): Question => {
    const lines = [...limits]
    return {
      what: 'a limit that is not what staff were told',
      sql: wrongLimits,
      bindings: [
        lines.map(([lineId]) => lineId),
        lines.map(([, told]) => told.at(-1)),
        lines.map(([, told]) => told.length),
      ],
    }
  },
  disputes: ({ disputes }: KnownErrands): Question => ({
    what: 'a dispute that is not what staff were told',
    sql: wrongDisputes,
    bindings: [
      disputes.map(({ orderId }) => orderId),
      disputes.map(({ isAccepted }) => isAccepted),
    ],
  }),
  delegated: ({ delegated }: KnownErrands): Question => ({
    what: 'an answer for another that is not what the delegate was told',
    sql: wrongDelegated,
    bindings: [
      delegated.map(({ orderId }) => orderId),
      delegated.map(({ isAccepted }) => isAccepted),
    ],
  }),
  withdrawals: ({ withdrawals }: KnownErrands, { cash }: Pick<ErrandsStage, 'cash'>): Question => ({
    what: 'a withdrawal that is not what its owner or staff were told',
    sql: wrongWithdrawals,
    bindings: [
      withdrawals.map(({ id }) => id),
      withdrawals.map(({ userId }) => userId),
      withdrawals.map(({ status }) => status),
      cash.withdrawer,
    ],
  }),
} as const

export async function provedErrands({ known, stage }: Errands, none: None): Promise<void> {
  const { writtenOff, renewed, invoices } = known
  for (const proof of Object.values(errandProofs)) {
    const { what, sql, bindings } = proof(known, stage)
    await none(what, sql, bindings)
  }
  await none('a write-off that is not whole', wrongWriteOffs, [
    writtenOff.map(({ lineId }) => lineId),
    writtenOff.map(({ userId }) => userId),
    writtenOff.map(({ repaid }) => repaid),
    stage.cash.debtor,
  ])
  await none('a renewal that is not whole', wrongRenewals, [renewed, stage.cash.renewal])
  await none('an invoice that is not what its signatories were told', wrongSignatures, [
    invoices.map(({ orderId }) => orderId),
    invoices.map(({ isPaid }) => isPaid),
    stage.company.signatories.length,
  ])
  await none('half a withdrawal, or two for one code', halfWithdrawals)
  await none('a withdrawal that nobody will be told of', untoldWithdrawals)
  await none('an agreement that the CEO will not hear of', unannounced)
  await none('a late fee that was not charged once a day', wrongLateFees, [
    stage.debtors.map(({ userId }) => userId),
  ])
}
