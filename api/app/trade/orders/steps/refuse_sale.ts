import { refuseListedOwner } from '#app/people/blacklists/steps/refuse_listed'
import { holdsCode } from '#app/people/identity/steps/lock_people'
import type { Trx } from '#app/platform/database/database'
import { refusedField } from '#app/platform/errors'
import { clock } from '#app/platform/time/clock'
import type { Sale } from '../domain/sale.js'
import { refusalOfSale, type SaleRefusal } from '../domain/sale_refusal.js'
import { CustomerUnknown } from '../exceptions.js'
import { messages } from '../i18n/fa.js'
import type { CustomerReference, SaleFacts } from '../queries/sale_facts.js'

export interface OfferedSale {
  sale: Sale
  facts: SaleFacts
  /** In the caller's words. */
  errorOf: (refusal: SaleRefusal, facts: SaleFacts) => Error
}

/** Exactly one name of the customer. @throws InvalidFields */
export const refuseReference = ({
  phone,
  nationalCode,
  companyUniqueId,
}: CustomerReference): void => {
  const given = [phone, nationalCode, companyUniqueId].filter((it) => it !== undefined)
  if (given.length !== 1) throw refusedField('customer', messages.customerOne)
}

/**
 * Whatever refuses a sale before it is written, whichever way it comes in.
 * @throws as `errorOf`, Listed
 */
export const refuseSale = async (
  { sale, facts, errorOf }: OfferedSale,
  trx: Trx
): Promise<void> => {
  const refusal = refusalOfSale(sale, facts, clock.businessNow())
  if (refusal) throw errorOf(refusal, facts)
  await refuseListedOwner('SALE', facts.owner!, trx)
}

/** Until the sale is written nobody else gets the code. @throws CustomerUnknown when it just changed hands */
export const keepHolder = async (
  { nationalCode }: CustomerReference,
  { owner }: SaleFacts,
  trx: Trx
): Promise<void> => {
  if (nationalCode === undefined) return
  if (!(await holdsCode(owner!.id, nationalCode, trx))) throw new CustomerUnknown()
}
