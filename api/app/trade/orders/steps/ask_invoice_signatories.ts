import type { OwnerName } from '#contracts/owners'
import type { Trx } from '#app/platform/database/database'
import { openApprobation } from '#app/onboarding/signatures/steps/open_approbation'
import type { SaleAnswer } from '../domain/sale.js'
import { SignatoryMissing } from '../exceptions.js'
import { orderDocument } from '../queries/order_document.js'

/**
 * Test customers' invoices need none.
 * @throws SignatoryMissing for a company without signatories
 */
export const askInvoiceSignatories = async (
  { id, status }: SaleAnswer,
  owner: OwnerName,
  trx: Trx
): Promise<void> => {
  if (status === 'TEST') return
  const invoice = { type: 'INVOICE', id, companyId: owner.id } as const
  const isOpened = await openApprobation(invoice, await orderDocument(id, trx), trx)
  if (!isOpened) throw new SignatoryMissing()
}
