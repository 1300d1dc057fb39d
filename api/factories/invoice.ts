import { plansSoldBy } from '#contracts/partners'
import { readActor } from '#app/people/identity/queries/read_actor'
import type { Seller } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import CreateSale from '#app/trade/orders/actions/create_sale'
import { saleValidator } from '#app/trade/orders/validators/sale'
import { act } from './act.js'
import { aSupplier, type Supplier } from './distributor.js'
import { freshExternalId } from './fresh.js'

/** The body of a sale of one line; what is given replaces it. */
export const saleOf = (
  shop: { phone: string; plan?: string },
  amount: number,
  overrides: object = {}
) => ({
  externalId: freshExternalId(),
  customer: { phone: shop.phone, plan: shop.plan ?? 'kasbeno-fmcg-real' },
  items: [{ itemName: 'روغن مایع', unitType: 'کارتن', qty: 1, price: amount }],
  grandTotalAmount: amount,
  dueDateInDays: 60,
  invoicedAt: clock.businessNow().toISO(),
  ...overrides,
})

/** The program that holds the token, as the API lets it in to sell. */
const sellerWith = async (token: string): Promise<Seller> => {
  const actor = await readActor(token)
  if (actor?.kind !== 'partner' || !actor.distributorId) throw new Error('no seller has the token')
  return { ...actor, distributorId: actor.distributorId, plans: plansSoldBy.supplier! }
}

export interface Invoice {
  id: string
  referenceNumber: string
  supplier: Supplier
}
interface InvoiceOptions {
  shop: { phone: string; plan?: string }
  /** Rials, before fees. */
  amount: number
  supplier?: Supplier
  dueDateInDays?: number
  overrides?: object
}

/** An unpaid invoice, sent by a supplier of its own unless one is given. */
export const anInvoice = async (options: InvoiceOptions): Promise<Invoice> => {
  const { shop, amount, dueDateInDays = 60, overrides = {} } = options
  const supplier = options.supplier ?? (await aSupplier())
  const actor = await sellerWith(supplier.token)
  const sale = await saleValidator.validate(saleOf(shop, amount, { dueDateInDays, ...overrides }))
  const { id, referenceNumber } = await act(CreateSale, { actor, ...sale })
  return { id, referenceNumber, supplier }
}
