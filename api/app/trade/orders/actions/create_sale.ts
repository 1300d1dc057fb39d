import { recordingHits } from '#app/people/blacklists/steps/refuse_listed'
import { needsApprobation } from '#contracts/plans'
import type { AnySeller } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { Conflict } from '#app/platform/errors'
import { publish } from '#app/platform/events/outbox'
import type { InvoiceState } from '../domain/invoice_state.js'
import type { Sale, SaleAnswer } from '../domain/sale.js'
import { saleHash } from '../domain/sale_hash.js'
import { messages } from '../i18n/fa.js'
import { knownSale, type KnownSale } from '../queries/known_sale.js'
import { saleFacts } from '../queries/sale_facts.js'
import { errorOfSale } from '../sale_errors.js'
import { enterSale } from '../steps/enter_sale.js'
import { refuseReference } from '../steps/refuse_sale.js'

interface SaleCommand extends Sale {
  actor: AnySeller
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
        const hash = saleHash(sale)
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

const firstAnswer = (known: KnownSale, hash: string): SaleAnswer => {
  if (known.content_hash !== hash) throw new Conflict(messages.externalIdTaken)
  return {
    id: known.id,
    referenceNumber: known.reference_number,
    status: known.status === 'TEST' ? 'TEST' : 'CREATED',
  }
}
