import {
  completedTab,
  orderStatuses,
  pendingTab,
  type InstallmentStatus,
  type OrderStatus,
} from '#contracts/orders'
import { searchKey } from '#contracts/digits'
import type { Owner } from '#contracts/owners'
import { planNotChosen } from '#app/people/owners/owner'
import { prepared } from '#app/platform/database/database'
import { paged, type Page, type Paged } from '#app/platform/resource/paging'

/** person §2 "Orders" */
export interface OrderRow {
  id: string
  externalId: string
  referenceNumber: string
  createdAt: Date
  invoicedAt: Date
  dueDateInDays: number
  dueDate: string | null
  grandTotalAmount: number
  kasbenoFeeAmount: number
  bankFeeAmount: number
  refundAmount: number
  installmentReceiptAmount: number | null
  installmentReceiptStatus: InstallmentStatus | null
  bankReferenceNumber: string | null
  status: OrderStatus
  orderStatus: OrderStatus
  distributorName: string
  distributorLogo: string | null
}

export interface OwnerFilter {
  status?: OrderStatus
  /** All when absent. */
  statuses?: readonly OrderStatus[]
  keyword?: string
  /** Tehran days, inclusive. */
  from?: string
  to?: string
}

/** Escapes `%` and `_`. */
export const searchPattern = (keyword: string) =>
  `%${searchKey(keyword).replace(/[\\%_]/g, '\\$&')}%`

const ofOwner = `
  o.owner_type = ? and o.owner_id = ? and o.plan = ? and o.status = any(?::text[])
  and (?::text is null or o.search_key like ?)
  and (?::date is null or (o.invoiced_at at time zone 'Asia/Tehran')::date >= ?::date)
  and (?::date is null or (o.invoiced_at at time zone 'Asia/Tehran')::date <= ?::date)`

/** Rows, total and plan in one round trip. */
const sql = `
  select exists (select from owner_plans where owner_type = ? and owner_id = ? and plan = ?) as chosen,
         (select count(*) from orders o where ${ofOwner}) as total,
         listed.*
    from (values (true)) once
    left join (
      select o.id, o.external_id as "externalId", o.reference_number as "referenceNumber",
             o.created_at as "createdAt", o.invoiced_at as "invoicedAt",
             o.due_date_in_days as "dueDateInDays", i.due_date as "dueDate",
             o.grand_total_amount as "grandTotalAmount", o.kasbeno_fee_amount as "kasbenoFeeAmount",
             o.bank_fee_amount as "bankFeeAmount", o.refund_amount as "refundAmount",
             i.amount - i.reversed_amount as "installmentReceiptAmount", i.status as "installmentReceiptStatus",
             o.bank_reference_number as "bankReferenceNumber", o.status, o.status as "orderStatus",
             d.name as "distributorName", d.logo as "distributorLogo"
        from orders o
        join distributors_suppliers d on d.id = o.distributor_id
        left join installments_debts i on i.order_id = o.id
       where ${ofOwner}
       order by o.created_at desc, o.id desc
       limit ? offset ?
    ) listed on true
   order by listed."createdAt" desc, listed.id desc`

type Row = OrderRow & { chosen: boolean; total: number }

/** By name: a rest pattern is ten times slower on thousands of rows. */
const itemsOf = (rows: Row[]): OrderRow[] => {
  const names = Object.keys(rows[0]).filter((name) => name !== 'chosen' && name !== 'total')
  return rows
    .filter(({ id }) => id !== null)
    .map((row) => {
      const item: Record<string, unknown> = {}
      for (const name of names) item[name] = row[name as keyof Row]
      return item as unknown as OrderRow
    })
}

/**
 * Newest first.
 * @throws BusinessRule when the plan was not chosen
 */
export const ordersOf = async (
  owner: Owner,
  { status, statuses, keyword, from = '', to = '' }: OwnerFilter,
  page: Page
): Promise<Paged<OrderRow>> => {
  const wanted = status ? [status] : (statuses ?? orderStatuses)
  const search = keyword ? searchPattern(keyword) : null
  const [first, last] = [from || null, to || null]
  const owned = [owner.type, owner.id, owner.plan]
  const filter = [...owned, wanted, search, search, first, first, last, last]
  const rows = await prepared<Row>('owner_orders', sql, [
    ...owned,
    ...filter,
    ...filter,
    page.pageSize,
    page.pageSize * page.pageNumber,
  ])
  const [{ chosen, total }] = rows
  if (!chosen) throw planNotChosen()
  return paged(itemsOf(rows), page, total)
}

export const pendingOrdersOf = (owner: Owner, page: Page) =>
  ordersOf(owner, { statuses: pendingTab }, page)

export const completedOrdersOf = (owner: Owner, page: Page) =>
  ordersOf(owner, { statuses: completedTab }, page)
