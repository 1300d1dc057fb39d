import type {
  CompanyOrderSort,
  OrderApprobationStatus,
  SortDirection,
} from '#contracts/approbations'
import type { InstallmentStatus, OrderStatus } from '#contracts/orders'
import type { SignatureAnswer, SignatureLevel } from '#contracts/quorum'
import { searchPattern } from '#app/trade/orders/queries/owner_orders'
import { companyIn } from '#app/people/owners/owner'
import { tehran } from '#app/platform/time/clock'
import { prepared } from '#app/platform/database/database'
import { paged, type Page, type Paged } from '#app/platform/resource/paging'
import { awaitedOrders, type AwaitedOrder, type CompanyCaller } from './awaited_orders.js'

export interface CompanyOrderRow extends Pick<AwaitedOrder, 'awaits' | 'inPlaceOf'> {
  id: string
  externalId: string
  referenceNumber: string
  createdAt: Date
  invoicedAt: Date
  paidAt: Date | null
  dueDate: string | null
  dueDateInDays: number
  payableUntil: string
  grandTotalAmount: number
  kasbenoFeeAmount: number
  bankFeeAmount: number
  refundAmount: number
  installmentReceiptAmount: number | null
  installmentReceiptStatus: InstallmentStatus | null
  bankReferenceNumber: string | null
  status: OrderStatus
  orderApprobationStatus: OrderApprobationStatus
  /** The caller's answer and role. */
  userApprobationStatus: SignatureAnswer
  userSignatoryStatus: SignatureLevel
  hasAnsweredForOther: boolean
  isCeo: boolean
  distributorName: string
  distributorLogo: string | null
}

/** Derived from invoice and approbation, never stored. adr/0028 */
export const approbationStatusSql = `
  case when o.status not in ('CREATED', 'HOLDED') then 'COMPLETED'
       when approbation.status = 'PENDING' then 'PENDING_FOR_APPROBATION'
       else 'PENDING_FOR_PAYMENT' end`

/** A downgraded signatory has no access any more. */
const levelSql = `
  case when own.level is null or today.level = 'NOT_ALLOWED' then 'NOT_ALLOWED'
       when own.level = 'MANDATORY' and today.level = 'OPTIONAL' then 'NOT_ALLOWED'
       else own.level end`

export const companyOrderJoins = `
    left join signatures_approbations approbation
      on approbation.document_type = 'INVOICE' and approbation.document_id = o.id
    left join signatures_signers own
      on own.approbation_id = approbation.id and own.rule_version = approbation.rule_version
     and own.member_id = caller.member_id
    left join signatures_given given
      on given.approbation_id = approbation.id and given.round = approbation.round
     and given.member_id = caller.member_id
    left join companies_members today on today.id = caller.member_id`

export const companyOrderColumns = `
  ${approbationStatusSql} as "orderApprobationStatus",
  coalesce(given.answer, 'PENDING') as "userApprobationStatus",
  ${levelSql} as "userSignatoryStatus",
  exists (select from signatures_given other
           where other.approbation_id = approbation.id and other.round = approbation.round
             and other.given_by = caller.given_by and other.member_id <> caller.member_id) as "hasAnsweredForOther"`

const sorts: Record<CompanyOrderSort, string> = {
  invoicedAt: 'o.invoiced_at',
  paidAt: 'o.paid_at',
  dueDateInDays: 'o.due_date_in_days',
  cost: 'o.cost',
  distributorName: '(select name from distributors_suppliers where id = o.distributor_id)',
}

const invoicedOn = `(o.invoiced_at at time zone '${tehran}')::date`

/** Newest first, unless something else is wanted. */
const sqlOf = (sort: CompanyOrderSort | null, direction: SortDirection) => `
  with caller as (select ?::uuid as member_id, ?::uuid as given_by),
  found as (
    select o.id, o.created_at, ${sort ? sorts[sort] : 'null'} as key
      from caller
      join orders_invoices o on o.owner_type = ? and o.owner_id = ?
      ${companyOrderJoins}
     where (?::text is null or o.status = ?)
       and (?::text is null or o.search_key like ?)
       and (?::text is null or ${approbationStatusSql} = ?)
       and (?::uuid[] is null or o.id = any(?::uuid[]))
       and (?::uuid is null or o.distributor_id = ?)
       and (?::date is null or ${invoicedOn} >= ?)
       and (?::date is null or ${invoicedOn} <= ?)
  ), page as (
    select id, key from found
     order by key ${direction} nulls last, created_at desc, id desc limit ? offset ?
  ), listed as (
    select page.key, o.id, o.external_id as "externalId", o.reference_number as "referenceNumber",
           o.created_at as "createdAt", o.invoiced_at as "invoicedAt", o.paid_at as "paidAt",
           i.due_date as "dueDate", o.due_date_in_days as "dueDateInDays",
           o.payable_until as "payableUntil",
           o.grand_total_amount as "grandTotalAmount", o.kasbeno_fee_amount as "kasbenoFeeAmount",
           o.bank_fee_amount as "bankFeeAmount", o.refund_amount as "refundAmount",
           i.amount - i.reversed_amount as "installmentReceiptAmount",
           i.status as "installmentReceiptStatus",
           o.bank_reference_number as "bankReferenceNumber", o.status,
           ${companyOrderColumns},
           d.name as "distributorName", d.logo as "distributorLogo"
      from page
      join orders_invoices o on o.id = page.id
      cross join caller
      join distributors_suppliers d on d.id = o.distributor_id
      left join installments_debts i on i.order_id = o.id
      ${companyOrderJoins}
  )
  select (select count(*) from found) as total, listed.*
    from (values (true)) once
    left join listed on true
   order by listed.key ${direction} nulls last, listed."createdAt" desc, listed.id desc`

export interface CompanyOrderFilter {
  approbationStatus?: OrderApprobationStatus
  status?: OrderStatus
  keyword?: string
  /** Those alone that wait for the caller. */
  waitingForMe?: boolean
  from?: string
  to?: string
  distributorId?: string
  sort?: CompanyOrderSort
  direction?: SortDirection
}

type Row = Omit<CompanyOrderRow, 'isCeo' | 'awaits' | 'inPlaceOf'> & {
  total: number
  key: unknown
}

const isOpen = ({ orderApprobationStatus }: Row) => orderApprobationStatus !== 'COMPLETED'

export const companyOrders = async (
  caller: CompanyCaller,
  { approbationStatus, status, keyword, waitingForMe, ...asked }: CompanyOrderFilter,
  page: Page
): Promise<Paged<CompanyOrderRow>> => {
  const { companyId, memberId, givenBy = memberId, role } = caller
  const waiting = waitingForMe ? await awaitedOrders(caller) : null
  const ids = waiting && waiting.map(({ id }) => id)
  const search = keyword ? searchPattern(keyword) : null
  const [tab, state] = [approbationStatus ?? null, status ?? null]
  const { from = null, to = null, distributorId = null, sort = null, direction = 'desc' } = asked
  const days = [distributorId, distributorId, from, from, to, to]
  const filter = [state, state, search, search, tab, tab, ids, ids, ...days]
  const rows = await prepared<Row>(`company_orders_${sort}_${direction}`, sqlOf(sort, direction), [
    ...[memberId, givenBy, companyIn(companyId).type, companyId, ...filter],
    ...[page.pageSize, page.pageSize * page.pageNumber],
  ])
  const found = rows.filter(({ id }) => id !== null)
  const open = found.filter(isOpen).map(({ id }) => id)
  const awaited = waiting ?? (open.length > 0 ? await awaitedOrders(caller, open) : [])
  const known = new Map(awaited.map((one) => [one.id, one]))
  const items = found.map(({ total: _, key: _key, ...row }): CompanyOrderRow => {
    const { awaits = null, inPlaceOf = null } = known.get(row.id) ?? {}
    return { ...row, isCeo: role === 'CEO', awaits, inPlaceOf }
  })
  return paged(items, page, rows[0].total)
}
