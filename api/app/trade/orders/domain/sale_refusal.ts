import type { DateTime } from 'luxon'
import type { SaleFacts } from '../queries/sale_facts.js'
import { costOf, orderTotal } from './cost.js'
import type { Sale } from './sale.js'

/** Why items and total do not hold. */
export const totalRefusals = ['TOTAL_ZERO', 'TOTAL_TOO_LARGE', 'TOTAL_DIFFERS'] as const
export type TotalRefusal = (typeof totalRefusals)[number]

/** Whichever way a sale comes in. */
export const saleRefusals = [
  'DISTRIBUTOR_INACTIVE',
  'PLAN_NOT_SERVED',
  'CUSTOMER_UNKNOWN',
  'BRANCH_UNKNOWN',
  'DUE_DAYS_OUT_OF_RANGE',
  'INVOICED_IN_FUTURE',
  ...totalRefusals,
  'COST_TOO_LARGE',
] as const
export type SaleRefusal = (typeof saleRefusals)[number]

/** Tolerance for a supplier's clock. */
const clockSkew = { days: 1 }

export const refusalOfTotal = ({
  items,
  grandTotalAmount,
}: Pick<Sale, 'items' | 'grandTotalAmount'>): TotalRefusal | null => {
  if (grandTotalAmount === 0) return 'TOTAL_ZERO'
  const total = orderTotal(items)
  if (total === null) return 'TOTAL_TOO_LARGE'
  return total === grandTotalAmount ? null : 'TOTAL_DIFFERS'
}

/**
 * First reason, or null. The customer comes last, so that invalid sales reveal nothing; blacklists after it. domain
 * "Invoices"
 */
export const refusalOfSale = (sale: Sale, facts: SaleFacts, now: DateTime): SaleRefusal | null => {
  const { dueDateInDays, grandTotalAmount } = sale
  if (!facts.isActive) return 'DISTRIBUTOR_INACTIVE'
  if (!facts.plans.includes(sale.customer.plan)) return 'PLAN_NOT_SERVED'
  if (sale.branchId && !facts.ownBranch) return 'BRANCH_UNKNOWN'
  if (dueDateInDays < facts.dueDaysMin || dueDateInDays > facts.dueDaysMax)
    return 'DUE_DAYS_OUT_OF_RANGE'
  if (sale.invoicedAt > now.plus(clockSkew)) return 'INVOICED_IN_FUTURE'
  const ofTotal = refusalOfTotal(sale)
  if (ofTotal) return ofTotal
  if (!costOf(grandTotalAmount, facts, dueDateInDays)) return 'COST_TOO_LARGE'
  return facts.owner ? null : 'CUSTOMER_UNKNOWN'
}
