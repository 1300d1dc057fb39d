import type { Trx } from '#app/platform/database/database'
import { costOf } from '../domain/cost.js'
import type { SaleAnswer } from '../domain/sale.js'
import { numbered } from '../domain/versions.js'
import { askInvoiceSignatories } from './ask_invoice_signatories.js'
import { insertOrder, type NewOrder } from './insert_order.js'
import { keepHolder, refuseSale, type OfferedSale } from './refuse_sale.js'
import { writeVersion } from './write_version.js'

type EnteredSale = NewOrder & OfferedSale

/**
 * The only way to create an invoice: rules, blacklists, lines.
 * @returns undefined when the number exists
 * @throws as `refuseSale`, CustomerUnknown, SignatoryMissing when no member can sign
 */
export const enterSale = async (
  { errorOf, ...order }: EnteredSale,
  trx: Trx
): Promise<SaleAnswer | undefined> => {
  const { sale, facts } = order
  await refuseSale({ sale, facts, errorOf }, trx)
  await keepHolder(sale.customer, facts, trx)
  const created = await insertOrder(order, trx)
  if (!created) return
  const cost = costOf(sale.grandTotalAmount, facts, sale.dueDateInDays)!
  const lines = numbered(sale.items)
  await writeVersion({ orderId: created.id, cause: 'SALE', cost, lines }, trx)
  if (order.needsApprobation) await askInvoiceSignatories(created, facts.owner!, trx)
  return created
}
