import type { InstallmentFilter, InstallmentStatus } from '#contracts/orders'
import type { Owner } from '#contracts/owners'
import { lateFeeLeft } from '#app/credit/late_fees/queries/late_fee_of'
import { planNotChosen } from '#app/people/owners/owner'
import { fileOf } from '#app/people/owners/files'
import type { CustomerActor } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { prepared } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { paged, type Page, type Paged } from '#app/platform/resource/paging'
import { disputedLeft } from './disputed.js'

/** Rials; last day in Tehran. */
export interface InstallmentRow {
  id: string
  orderId: string
  externalId: string
  referenceNumber: string
  distributorName: string
  distributorLogo: string | null
  amount: number
  paidAmount: number
  remainingAmount: number
  /** Not payable until the dispute ends. */
  disputedAmount: number
  /** Unpaid. */
  lateFeeAmount: number
  status: InstallmentStatus
  dueDate: string
  /** Negative when past due. */
  daysLeft: number
}

/** All open installments; rials. Disputed parts are owed, but neither due nor past due. */
export interface DebtSummary {
  remainingAmount: number
  /** Unpaid. */
  lateFeeAmount: number
  openCount: number
  pastDueAmount: number
  pastDueCount: number
  nextDueDate: string | null
  /** On the next due day. */
  nextDueAmount: number
  nextDueInDays: number | null
  /** Arrears are the only block. */
  payingUnblocks: boolean
}

export interface OwnerInstallments extends Paged<InstallmentRow> {
  summary: DebtSummary
}

/** One installment with what was repaid of it, the newest first. */
export interface InstallmentDetails extends InstallmentRow {
  /** By returned goods. */
  reversedAmount: number
  clearedAt: Date | null
  /** Nothing is asked for or payable. */
  isFrozen: boolean
  cashBalance: number
  payingUnblocks: boolean
  repayments: { amount: number; paidAt: string }[]
}

const left = 'i.amount - i.paid_amount - i.reversed_amount'

const columns = `
  i.id, o.id as "orderId", o.external_id as "externalId",
  o.reference_number as "referenceNumber", d.name as "distributorName", d.logo as "distributorLogo",
  i.amount, i.paid_amount as "paidAmount", ${left} as "remainingAmount",
  ${disputedLeft} as "disputedAmount", ${lateFeeLeft('i.id')} as "lateFeeAmount", i.status,
  i.due_date as "dueDate", i.due_date - ?::date as "daysLeft"`

const owned = `o.owner_type = ? and o.owner_id = ? and o.plan = ?`
const shown = `${owned} and o.status not in ('FRAUD', 'TEST')`
const ofFilter = `(?::text is null or (i.status = 'CLEARED') = (? = 'CLEARED'))`

const payingUnblocks = `
  (select coalesce(bool_and(block.reason = 'ARREARS'), false)
     from credit_lines_of_owners line join credit_blocks block on block.line_id = line.id
    where line.owner_type = ? and line.owner_id = ? and line.plan = ?) as "payingUnblocks"`

const summarySql = `
  with owed as (
    select i.status, i.due_date, ${left} as remaining, ${left} - ${disputedLeft} as due
      from installments i join orders_invoices o on o.id = i.order_id
     where ${shown} and i.status <> 'CLEARED')
  select exists (select from owner_plans where owner_type = ? and owner_id = ? and plan = ?) as chosen,
         ${payingUnblocks},
         (select coalesce(sum(${lateFeeLeft('i.id')}), 0)::bigint
            from installments i join orders_invoices o on o.id = i.order_id where ${shown}) as "lateFeeAmount",
         coalesce(sum(remaining), 0)::bigint as "remainingAmount",
         count(*) as "openCount",
         coalesce(sum(due) filter (where status = 'PAST_DUE'), 0)::bigint as "pastDueAmount",
         count(*) filter (where status = 'PAST_DUE' and due > 0) as "pastDueCount",
         min(due_date) filter (where due > 0) as "nextDueDate",
         min(due_date) filter (where due > 0) - ?::date as "nextDueInDays",
         coalesce(sum(due) filter (
           where due_date = (select min(due_date) from owed where due > 0)), 0)::bigint as "nextDueAmount"
    from owed`

const countSql = `
  select count(*) as total from installments i join orders_invoices o on o.id = i.order_id
   where ${shown} and ${ofFilter}`

const rowsSql = `
  select ${columns}
    from installments i
    join orders_invoices o on o.id = i.order_id
    join distributors_suppliers d on d.id = o.distributor_id
   where ${shown} and ${ofFilter}
   order by i.status = 'CLEARED', i.cleared_at desc nulls first, i.due_date, i.id
   limit ? offset ?`

/**
 * Open first, by due date.
 * @throws as `ordersOf`
 */
export const installmentsOf = async (
  { type, id, plan }: Owner,
  filter: InstallmentFilter | undefined,
  page: Page
): Promise<OwnerInstallments> => {
  const owner = [type, id, plan]
  const which = [filter ?? null, filter ?? null]
  const today = clock.today()
  const [{ chosen, ...summary }] = await prepared<DebtSummary & { chosen: boolean }>(
    'owner_debt',
    summarySql,
    [...owner, ...owner, ...owner, ...owner, today]
  )
  if (!chosen) throw planNotChosen()
  const [{ total }] = await prepared<{ total: number }>('owner_installments_count', countSql, [
    ...owner,
    ...which,
  ])
  const rows = await prepared<InstallmentRow>('owner_installments', rowsSql, [
    today,
    ...owner,
    ...which,
    page.pageSize,
    page.pageSize * page.pageNumber,
  ])
  return { ...paged(rows, page, total), summary }
}

const detailsSql = `
  select ${columns}, i.reversed_amount as "reversedAmount", i.cleared_at as "clearedAt",
         o.status = 'FRAUD' as "isFrozen", coalesce(wallet.balance, 0) as "cashBalance",
         ${payingUnblocks},
         (select coalesce(json_agg(json_build_object('amount', part.amount, 'paidAt', r.completed_at)
                   order by r.completed_at desc, r.id desc), '[]')
            from repayment_parts part join repayments r on r.id = part.repayment_id
           where part.installment_id = i.id) as repayments
    from installments i
    join orders_invoices o on o.id = i.order_id
    join distributors_suppliers d on d.id = o.distributor_id
    left join ledger_accounts wallet on wallet.kind = 'wallet'
     and wallet.owner_type = o.owner_type and wallet.owner_id = o.owner_id and wallet.plan = ''
   where ${owned} and o.status <> 'TEST' and i.id = ?`

/** @throws NotFound also for another owner's, and as `fileOf` */
export const installmentOf = async (
  customer: CustomerActor,
  wanted: unknown,
  id: string
): Promise<InstallmentDetails> => {
  const { owner: of } = await fileOf(customer, wanted)
  const owner = [of.type, of.id, of.plan]
  const bindings = [clock.today(), ...owner, ...owner, id]
  const [details] = await prepared<InstallmentDetails>('owner_installment', detailsSql, bindings)
  if (!details) throw new NotFound()
  return details
}
