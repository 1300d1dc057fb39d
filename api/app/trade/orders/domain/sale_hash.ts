import { createHash } from 'node:crypto'
import type { Sale } from './sale.js'

/** Tells a sale that is sent again from another one under the same number. */
export const saleHash = ({ invoicedAt, ...sale }: Sale): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        sale.customer.plan,
        sale.customer.phone ?? null,
        sale.customer.nationalCode ?? null,
        sale.customer.companyUniqueId ?? null,
        sale.items.map(({ itemName, unitType, qty, price }) => [itemName, unitType, qty, price]),
        sale.grandTotalAmount,
        sale.dueDateInDays,
        invoicedAt.toMillis(),
        sale.branchId ?? null,
      ])
    )
    .digest('hex')
