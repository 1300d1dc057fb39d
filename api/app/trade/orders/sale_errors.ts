import { BusinessRule, refusedField } from '#app/platform/errors'
import type { SaleRefusal, TotalRefusal } from './domain/sale_refusal.js'
import { CustomerUnknown } from './exceptions.js'
import { messages } from './i18n/fa.js'
import type { SaleFacts } from './queries/sale_facts.js'

const totalErrors: Readonly<Record<TotalRefusal, () => Error>> = {
  TOTAL_ZERO: () => refusedField('grandTotalAmount', messages.totalZero),
  TOTAL_TOO_LARGE: () => refusedField('items', messages.totalTooLarge),
  TOTAL_DIFFERS: () => refusedField('grandTotalAmount', messages.totalDiffers),
}
export const errorOfTotal = (refusal: TotalRefusal): Error => totalErrors[refusal]()

type DueDays = Pick<SaleFacts, 'dueDaysMin' | 'dueDaysMax'>
const saleErrors: Readonly<Record<SaleRefusal, (terms: DueDays) => Error>> = {
  ...totalErrors,
  DISTRIBUTOR_INACTIVE: () => new BusinessRule(messages.distributorInactive),
  PLAN_NOT_SERVED: () => new BusinessRule(messages.planNotServed),
  CUSTOMER_UNKNOWN: () => new CustomerUnknown(),
  BRANCH_UNKNOWN: () => refusedField('branchId', messages.branchUnknown),
  DUE_DAYS_OUT_OF_RANGE: ({ dueDaysMin, dueDaysMax }) =>
    refusedField('dueDateInDays', messages.dueDaysOutOfRange(dueDaysMin, dueDaysMax)),
  INVOICED_IN_FUTURE: () => refusedField('invoicedAt', messages.invoicedInFuture),
  COST_TOO_LARGE: () => refusedField('grandTotalAmount', messages.totalTooLarge),
}
/** A field for bad data, a rule for parties. */
export const errorOfSale = (refusal: SaleRefusal, terms: DueDays): Error =>
  saleErrors[refusal](terms)
