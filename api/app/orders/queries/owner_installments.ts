import type { InstallmentStatus } from '#contracts/orders'
import { personPlanOf } from '#app/registration/queries/registration_of'
import type { CustomerActor } from '#app/shared/actor'
import { prepared } from '#app/shared/database'
import { BusinessRule } from '#app/shared/errors'
import { paged, type Page, type Paged } from '#app/shared/paging'
import { messages } from '../i18n/fa.js'

/** What is owed for one invoice, and when. Amounts in rials, the date is the last day in Tehran. */
export interface InstallmentRow {
  id: string
  orderId: string
  externalId: string
  distributorName: string
  distributorLogo: string | null
  amount: number
  paidAmount: number
  remainingAmount: number
  status: InstallmentStatus
  dueDate: string
}

export interface OwnerInstallments extends Paged<InstallmentRow> {
  /** Of all open installments, on whatever page. */
  summary: { remainingAmount: number; pastDueAmount: number; nextDueDate: string | null }
}

const owned = `
  from installments i
  join orders o on o.id = i.order_id
 where o.owner_type = 'PERSON' and o.owner_id = ? and o.plan = ? and o.status not in ('FRAUD', 'TEST')`
const left = 'i.amount - i.paid_amount - i.reversed_amount'

const summarySql = `
  select exists (select from registrations where user_id = ? and plan = ?) as chosen,
         count(*) as total,
         coalesce(sum(${left}), 0)::bigint as "remainingAmount",
         coalesce(sum(${left}) filter (where i.status = 'PAST_DUE'), 0)::bigint as "pastDueAmount",
         min(i.due_date) filter (where i.status <> 'CLEARED') as "nextDueDate" ${owned}`

const rowsSql = `
  select i.id, o.id as "orderId", o.external_id as "externalId",
         d.name as "distributorName", d.logo as "distributorLogo",
         i.amount, i.paid_amount as "paidAmount", ${left} as "remainingAmount", i.status,
         i.due_date as "dueDate"
  ${owned.replace(' where', 'join distributors d on d.id = o.distributor_id\n where')}
 order by i.status = 'CLEARED', i.due_date, i.id limit ? offset ?`

interface Summary {
  chosen: boolean
  total: number
  remainingAmount: number
  pastDueAmount: number
  nextDueDate: string | null
}

/** The customer's installments: what is open first, by due date. @throws as `ordersOf` */
export const installmentsOf = async (
  customer: CustomerActor,
  plan: unknown,
  page: Page
): Promise<OwnerInstallments> => {
  const owner = [customer.id, personPlanOf(customer, plan)]
  const [{ chosen, total, ...summary }] = await prepared<Summary>(
    'owner_installments_summary',
    summarySql,
    [...owner, ...owner]
  )
  if (!chosen) throw new BusinessRule(messages.planNotChosen)
  const rows = await prepared<InstallmentRow>('owner_installments', rowsSql, [
    ...owner,
    page.pageSize,
    page.pageSize * page.pageNumber,
  ])
  return { ...paged(rows, page, total), summary }
}
