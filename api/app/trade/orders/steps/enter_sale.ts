import { refuseListedOwner } from '#app/people/blacklists/steps/refuse_listed'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { costOf } from '../domain/cost.js'
import type { SaleAnswer } from '../domain/sale.js'
import { refusalOfSale, type SaleRefusal } from '../domain/sale_refusal.js'
import { CustomerUnknown } from '../exceptions.js'
import { numbered } from '../domain/versions.js'
import type { CustomerReference, SaleFacts } from '../queries/sale_facts.js'
import { holdsCode } from '#app/people/identity/steps/lock_people'
import { askInvoiceSignatories } from './ask_invoice_signatories.js'
import { insertOrder, type NewOrder } from './insert_order.js'
import { writeVersion } from './write_version.js'

interface EnteredSale extends NewOrder {
  /** In the caller's words. */
  errorOf: (refusal: SaleRefusal, facts: SaleFacts) => Error
}

/**
 * The only way to create an invoice: rules, blacklists, lines.
 * @returns undefined when the number exists
 * @throws as `errorOf`, Listed, CustomerUnknown when the code just changed hands or no member can sign
 */
export const enterSale = async (
  { errorOf, ...order }: EnteredSale,
  trx: Trx
): Promise<SaleAnswer | undefined> => {
  const { sale, facts } = order
  const refusal = refusalOfSale(sale, facts, clock.businessNow())
  if (refusal) throw errorOf(refusal, facts)
  await refuseListedOwner('SALE', facts.owner!, trx)
  await keepHolder(sale.customer, facts, trx)
  const created = await insertOrder(order, trx)
  if (!created) return
  const cost = costOf(sale.grandTotalAmount, facts, sale.dueDateInDays)!
  const lines = numbered(sale.items)
  await writeVersion({ orderId: created.id, cause: 'SALE', cost, lines }, trx)
  if (order.needsApprobation) await askInvoiceSignatories(created, facts.owner!, trx)
  return created
}

const keepHolder = async (
  { nationalCode }: CustomerReference,
  { owner }: SaleFacts,
  trx: Trx
): Promise<void> => {
  if (nationalCode === undefined) return
  if (!(await holdsCode(owner!.id, nationalCode, trx))) throw new CustomerUnknown()
}
