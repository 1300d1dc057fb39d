import { companyPlans } from '#contracts/plans'
import { equals } from '#app/platform/resource/filters'
import { definePart } from '#app/platform/resource/resource'
import payments from './payment_resource.js'

/** What companies paid through gateways, for the bank's legal officers. company §7 "Legal admin" */
export default definePart('company-transactions', payments, {
  permission: 'company-money.list',
  legalName: 'transactions',
  filters: { companyId: equals().on('payment.owner_id') },
  only: (query) => query.whereIn('payment.plan', companyPlans),
})
