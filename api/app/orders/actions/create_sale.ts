import { refuseListedOwner, tellingHits } from '#app/blacklists/steps/refuse_listed'
import { createHash } from 'node:crypto'
import type { OrderStatus } from '#contracts/orders'
import { audit } from '#app/shared/audit'
import { clock } from '#app/shared/clock'
import { prepared, transaction, type Trx } from '#app/shared/database'
import { BusinessRule, Conflict, refusedField } from '#app/shared/errors'
import { publish } from '#app/shared/events/outbox'
import { totalOf } from '../domain/cost.js'
import type { InvoiceState } from '../domain/invoice_state.js'
import type { Sale, SaleAnswer, Seller } from '../domain/sale.js'
import { CustomerUnknown } from '../exceptions.js'
import { messages } from '../i18n/fa.js'
import {
  holdsCode,
  saleFacts,
  type CustomerReference,
  type SaleFacts,
} from '../queries/sale_facts.js'
import { insertOrder } from '../steps/insert_order.js'
import { writeItems } from '../steps/write_items.js'

interface SaleCommand extends Sale {
  actor: Seller
}

declare module '#app/shared/events/outbox' {
  interface Events {
    InvoiceCreated: { orderId: string; state: InvoiceState }
  }
}

/** How far a supplier's clock may run ahead. */
const clockSkew = { days: 1 }

/**
 * Takes an invoice in, whatever credit is left: nothing is reserved, the first payment wins. The same
 * sale again gives the first answer. domain "Invoices"
 * @throws BusinessRule for an unknown customer or plan, InvalidFields for amounts and days that do not
 *   hold, Conflict when the number stands for another invoice
 */
export default class CreateSale {
  async execute({ actor, ...sale }: SaleCommand): Promise<SaleAnswer> {
    refuseReference(sale.customer)
    const create = () =>
      transaction(async (trx) => {
        const hash = contentHash(sale)
        const known = await knownSale(actor.distributorId, sale.externalId, trx)
        if (known) return firstAnswer(known, hash)

        const facts = await saleFacts(
          actor.distributorId,
          sale.customer,
          sale.branchId ?? null,
          trx
        )
        refuseSale(sale, facts)
        if (facts.owner) await refuseListedOwner('SALE', facts.owner, trx)
        await keepHolder(sale.customer, facts, trx)
        const created = await insertOrder({ actor, sale, facts, hash }, trx)
        // Somebody was faster with the same number; by now its sale is committed.
        if (!created) {
          return firstAnswer((await knownSale(actor.distributorId, sale.externalId, trx))!, hash)
        }

        await writeItems(created.id, sale.items, trx)
        await audit(
          {
            actor,
            command: 'orders.sale',
            subject: { type: 'orders', id: created.id },
            after: { externalId: sale.externalId, grandTotalAmount: sale.grandTotalAmount },
          },
          trx
        )
        const { id: orderId, status } = created
        const { grandTotalAmount } = sale
        const at = clock.businessNow().toISO()
        const state = { status, grandTotalAmount, refundAmount: 0, at, change: 0 }
        await publish('InvoiceCreated', { orderId, state }, trx)
        return created
      })
    return tellingHits(actor, create)
  }
}

const refuseReference = ({ phone, nationalCode, companyUniqueId }: CustomerReference): void => {
  const given = [phone, nationalCode, companyUniqueId].filter((it) => it !== undefined)
  if (given.length !== 1) throw refusedField('customer', messages.customerOne)
}

const contentHash = ({ invoicedAt, ...sale }: Sale): string =>
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

interface KnownSale {
  id: string
  reference_number: string
  status: OrderStatus
  content_hash: string
}

const knownSale = async (distributorId: string, externalId: string, trx: Trx) => {
  const [row] = await prepared<KnownSale>(
    'known_sale',
    `select id, reference_number, status, content_hash from orders
      where distributor_id = ? and external_id = ?`,
    [distributorId, externalId],
    trx
  )
  return row as KnownSale | undefined
}

const firstAnswer = (known: KnownSale, hash: string): SaleAnswer => {
  if (known.content_hash !== hash) throw new Conflict(messages.externalIdTaken)
  return {
    id: known.id,
    referenceNumber: known.reference_number,
    status: known.status === 'TEST' ? 'TEST' : 'CREATED',
  }
}

const refuseSale = (sale: Sale, facts: SaleFacts): void => {
  if (!facts.isActive) throw new BusinessRule(messages.distributorInactive)
  if (!facts.plans.includes(sale.customer.plan)) throw new BusinessRule(messages.planNotServed)
  if (!facts.owner) throw new CustomerUnknown()
  if (sale.branchId && !facts.ownBranch) throw refusedField('branchId', messages.branchUnknown)
  const { dueDaysMin: min, dueDaysMax: max } = facts
  if (sale.dueDateInDays < min || sale.dueDateInDays > max) {
    throw refusedField('dueDateInDays', messages.dueDaysOutOfRange(min, max))
  }
  if (sale.invoicedAt > clock.businessNow().plus(clockSkew)) {
    throw refusedField('invoicedAt', messages.invoicedInFuture)
  }
  refuseTotal(sale)
}

/** @throws CustomerUnknown when the code was taken from who held it a moment ago */
const keepHolder = async (
  { nationalCode }: CustomerReference,
  { owner }: SaleFacts,
  trx: Trx
): Promise<void> => {
  if (nationalCode === undefined) return
  if (!owner || !(await holdsCode(owner.id, nationalCode, trx))) throw new CustomerUnknown()
}

/** @throws InvalidFields unless the items add up to the total. */
export const refuseTotal = (sale: Pick<Sale, 'items' | 'grandTotalAmount'>): void => {
  if (sale.grandTotalAmount === 0) throw refusedField('grandTotalAmount', messages.totalZero)
  const total = totalOf(sale.items)
  if (total === null) throw refusedField('items', messages.totalTooLarge)
  if (total !== sale.grandTotalAmount) {
    throw refusedField('grandTotalAmount', messages.totalDiffers)
  }
}
