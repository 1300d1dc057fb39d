import { payingUnblocks, toldBlocks, type Block, type ToldBlock } from '#contracts/credit'
import type { InstallmentFilter, InstallmentStatus } from '#contracts/orders'
import type { Owner } from '#contracts/owners'
import { planNotChosen } from '#app/people/owners/owner'
import { fileOf } from '#app/people/owners/files'
import type { CustomerActor } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { prepared } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { paged, type Page, type Paged } from '#app/platform/resource/paging'

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
  /** Of the invoice, disputed parts in it, late fee not. */
  remainingAmount: number
  /** Not payable until the dispute ends. */
  disputedAmount: number
  /** Unpaid. */
  lateFeeAmount: number
  /** What is asked for: undisputed, with late fee. */
  owedAmount: number
  status: InstallmentStatus
  dueDate: string
  /** Negative when past due. */
  daysLeft: number
}

/** All open installments; rials, with late fees and without what is disputed. */
export interface DebtSummary {
  owedAmount: number
  /** Part of `owedAmount`. */
  lateFeeAmount: number
  /** Not in `owedAmount`. */
  disputedAmount: number
  openCount: number
  pastDueAmount: number
  pastDueCount: number
  nextDueDate: string | null
  /** On the next due day. */
  nextDueAmount: number
  nextDueInDays: number | null
  /** Arrears are the only block. */
  payingUnblocks: boolean
  /** Why no credit is given, and since when. */
  blocks: ToldBlock[]
}

type SummaryRow = Omit<DebtSummary, 'blocks' | 'payingUnblocks'> & {
  blocks: Block[]
  chosen: boolean
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

const columns = `
  i.id, o.id as "orderId", o.external_id as "externalId",
  o.reference_number as "referenceNumber", d.name as "distributorName", d.logo as "distributorLogo",
  i.amount, i.paid_amount as "paidAmount", i.amount - i.paid_amount - i.reversed_amount as "remainingAmount",
  coalesce(owed.disputed, 0) as "disputedAmount", coalesce(owed.late_fee, 0) as "lateFeeAmount",
  coalesce(owed.owed, 0) as "owedAmount", i.status, i.due_date as "dueDate", i.due_date - ?::date as "daysLeft"`

const owned = `o.owner_type = ? and o.owner_id = ? and o.plan = ?`
const shown = `${owned} and o.status not in ('FRAUD', 'TEST')`
const ofFilter = `(?::text is null or (i.status = 'CLEARED') = (? = 'CLEARED'))`

const blocks = `
  (select coalesce(json_agg(json_build_object('reason', block.reason,
            'since', (block.blocked_at at time zone 'Asia/Tehran')::date)), '[]')
     from credit_lines_of_owners line join credit_blocks block on block.line_id = line.id
    where line.owner_type = ? and line.owner_id = ? and line.plan = ?) as blocks`

const summarySql = `
  with debt as (
    select id, due_date, owed, late_fee, disputed, status <> 'CLEARED' as is_open, due_date < ?::date as is_late
      from installments_owed where owner_type = ? and owner_id = ? and plan = ?)
  select exists (select from owner_plans where owner_type = ? and owner_id = ? and plan = ?) as chosen,
         ${blocks},
         coalesce(sum(owed), 0)::bigint as "owedAmount",
         coalesce(sum(late_fee), 0)::bigint as "lateFeeAmount",
         coalesce(sum(disputed), 0)::bigint as "disputedAmount",
         count(*) filter (where is_open) as "openCount",
         coalesce(sum(owed) filter (where is_late), 0)::bigint as "pastDueAmount",
         count(*) filter (where is_late and owed > 0) as "pastDueCount",
         min(due_date) filter (where owed > 0) as "nextDueDate",
         min(due_date) filter (where owed > 0) - ?::date as "nextDueInDays",
         coalesce(sum(owed) filter (
           where due_date = (select min(due_date) from debt where owed > 0)), 0)::bigint as "nextDueAmount"
    from debt`

const countSql = `
  select count(*) as total from installments i join installments_invoices o on o.id = i.order_id
   where ${shown} and ${ofFilter}`

const rowsSql = `
  select ${columns}
    from installments i
    join installments_invoices o on o.id = i.order_id
    join distributors_suppliers d on d.id = o.distributor_id
    left join installments_owed owed on owed.id = i.id
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
  const [{ chosen, ...summary }] = await prepared<SummaryRow>('owner_debt', summarySql, [
    today,
    ...owner,
    ...owner,
    ...owner,
    today,
  ])
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
  return {
    ...paged(rows, page, total),
    summary: {
      ...summary,
      payingUnblocks: payingUnblocks(summary.blocks),
      blocks: toldBlocks(summary.blocks),
    },
  }
}

type DetailsRow = Omit<InstallmentDetails, 'payingUnblocks'> & { blocks: Block[] }

const detailsSql = `
  select ${columns}, i.reversed_amount as "reversedAmount", i.cleared_at as "clearedAt",
         o.status = 'FRAUD' as "isFrozen", coalesce(wallet.balance, 0) as "cashBalance",
         ${blocks},
         (select coalesce(json_agg(json_build_object('amount', part.amount, 'paidAt', r.completed_at)
                   order by r.completed_at desc, r.id desc), '[]')
            from repayment_parts part join repayments r on r.id = part.repayment_id
           where part.installment_id = i.id) as repayments
    from installments i
    join installments_invoices o on o.id = i.order_id
    join distributors_suppliers d on d.id = o.distributor_id
    left join installments_owed owed on owed.id = i.id
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
  const [row] = await prepared<DetailsRow>('owner_installment', detailsSql, bindings)
  if (!row) throw new NotFound()
  const { blocks, ...details } = row
  return { ...details, payingUnblocks: payingUnblocks(blocks) }
}
