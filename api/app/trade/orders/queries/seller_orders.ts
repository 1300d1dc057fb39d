import type { InstallmentStatus, OrderStatus } from '#contracts/orders'
import type { Plan } from '#contracts/plans'
import type { Seller } from '#app/platform/audit/actor'
import { prepared } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { paged, type Page, type Paged } from '#app/platform/resource/paging'
import type { OrderLine } from '../domain/dispute.js'
import { isTakenByRun } from '../steps/lock_order.js'

/** Without the customer's debt to the bank. */
export interface SellerOrderRow {
  id: string
  externalId: string
  referenceNumber: string
  status: OrderStatus
  plan: Plan
  /** Companies have an id instead of a phone. */
  customer: { phone: string | null; name: string; companyUniqueId?: string }
  grandTotalAmount: number
  refundAmount: number
  dueDateInDays: number
  dueDate: string | null
  invoicedAt: Date
  createdAt: Date
  paidAt: Date | null
  payableUntil: string
  bankReferenceNumber: string | null
  cancelReason: string | null
  isSettled: boolean
}
export interface SellerOrder extends SellerOrderRow {
  items: OrderLine[]
  installmentStatus: InstallmentStatus | null
}

const columns = `
  o.id, o.external_id as "externalId", o.reference_number as "referenceNumber", o.status, o.plan,
  case when company.id is null
    then jsonb_build_object('phone', u.phone, 'name', concat_ws(' ', u.firstname, u.lastname))
    else jsonb_build_object('phone', null, 'name', company.name, 'companyUniqueId', company.national_id)
  end as customer,
  o.grand_total_amount as "grandTotalAmount", o.refund_amount as "refundAmount",
  o.due_date_in_days as "dueDateInDays", i.due_date as "dueDate",
  o.invoiced_at as "invoicedAt", o.created_at as "createdAt", o.paid_at as "paidAt",
  o.payable_until as "payableUntil", o.bank_reference_number as "bankReferenceNumber",
  o.cancel_reason as "cancelReason", ${isTakenByRun} as "isSettled"`
const joins = `
  left join installments_debts i on i.order_id = o.id
  left join identity_people u on u.id = o.owner_id
  left join companies_files company on company.id = o.owner_id`

const owned = `o.distributor_id = ? and o.plan = any(?::text[])
  and (?::text is null or o.status = ?) and (?::text is null or o.external_id = ?)`

export const sellersOrders = async (
  { distributorId, plans }: Seller,
  { status = null, externalId = null }: { status?: OrderStatus | null; externalId?: string | null },
  page: Page
): Promise<Paged<SellerOrderRow>> => {
  const filter = [distributorId, [...plans], status, status, externalId, externalId]
  const rows = await prepared<SellerOrderRow>(
    'sellers_orders',
    `select ${columns} from orders o ${joins} where ${owned}
      order by o.created_at desc, o.id desc limit ? offset ?`,
    [...filter, page.pageSize, page.pageSize * page.pageNumber]
  )
  const [{ total }] = await prepared<{ total: number }>(
    'count_sellers_orders',
    `select count(*) as total from orders o where ${owned}`,
    filter
  )
  return paged(rows, page, total)
}

/** Our number or the seller's own. */
export type NamedOrder = { referenceNumber: string } | { externalId: string }

/** @throws NotFound also for another distributor's or plan's */
export const sellersOrder = async (
  { distributorId, plans }: Seller,
  named: NamedOrder
): Promise<SellerOrder> => {
  const isByReference = 'referenceNumber' in named
  const [statement, column, name] = isByReference
    ? (['sellers_order', 'reference_number', named.referenceNumber] as const)
    : (['sellers_order_by_external_id', 'external_id', named.externalId] as const)
  const [row] = await prepared<SellerOrder>(
    statement,
    `select ${columns}, i.status as "installmentStatus",
            (select json_agg(json_build_object('line', line, 'itemName', item_name, 'unitType', unit_type,
                      'qty', qty, 'price', price) order by line)
               from order_items where order_id = o.id) as items
       from orders o ${joins} where o.distributor_id = ? and o.plan = any(?::text[]) and o.${column} = ?`,
    [distributorId, [...plans], name]
  )
  if (!row) throw new NotFound()
  return row
}
