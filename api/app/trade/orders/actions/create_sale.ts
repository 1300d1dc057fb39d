import { recordingHits } from '#app/people/blacklists/steps/refuse_listed'
import { createHash } from 'node:crypto'
import type { OrderStatus } from '#contracts/orders'
import { needsApprobation } from '#contracts/plans'
import type { Seller } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { prepared, transaction, type Trx } from '#app/platform/database/database'
import { Conflict, refusedField } from '#app/platform/errors'
import { publish } from '#app/platform/events/outbox'
import type { InvoiceState } from '../domain/invoice_state.js'
import type { Sale, SaleAnswer } from '../domain/sale.js'
import { messages } from '../i18n/fa.js'
import { saleFacts, type CustomerReference } from '../queries/sale_facts.js'
import { errorOfSale } from '../sale_errors.js'
import { enterSale } from '../steps/enter_sale.js'

interface SaleCommand extends Sale {
  actor: Seller
}

declare module '#app/platform/events/outbox' {
  interface Events {
    InvoiceCreated: { orderId: string; state: InvoiceState }
  }
}

/**
 * Reserves no credit: the first payment wins. Idempotent. domain "Invoices"
 * @throws BusinessRule for an unknown customer or plan, InvalidFields for invalid amounts and days, Conflict when the
 * number belongs to another invoice
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
        const entered = {
          ...{ actor, sale, facts, hash, errorOf: errorOfSale },
          needsApprobation: needsApprobation(sale.customer.plan),
        }
        const created = await enterSale(entered, trx)
        // A concurrent sale under the number has committed.
        if (!created) {
          return firstAnswer((await knownSale(actor.distributorId, sale.externalId, trx))!, hash)
        }

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
    return recordingHits(actor, create)
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
