import { companyPlans } from '#contracts/plans'
import orders from '#app/trade/orders/orders_resource'
import { equals } from '#app/platform/resource/filters'
import { definePart } from '#app/platform/resource/resource'

/** Invoices of companies, for the bank's legal officers. company §7 "Legal admin" */
export default definePart('company-orders', orders, {
  permission: 'company-money.list',
  legalName: 'orders',
  filters: { companyId: equals().on('o.owner_id') },
  only: (query) => query.whereIn('o.plan', companyPlans),
})
