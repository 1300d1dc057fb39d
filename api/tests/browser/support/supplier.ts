import assert from 'node:assert/strict'
import db from '@adonisjs/lucid/services/db'
import { demoSupplierToken } from '#contracts/demo'
import { productUrl } from '#tests/support/browser'
import { post } from '#tests/support/http'
import { partnerToken } from '#factories/distributor'

interface Line {
  itemName: string
  unitType: string
  qty: number
  price: number
}
/** To a shop by its owner's phone, or to a company by its id. */
type Buyer = { phone: string } | { companyUniqueId: string }
type Sale = Buyer & {
  items: Line[]
  dueDateInDays: number
}
export interface SentInvoice {
  id: string
  externalId: string
  referenceNumber: string
}

const totalOf = (items: Line[]) => items.reduce((sum, { qty, price }) => sum + qty * price, 0)

let lastNumber = Date.now() % 10_000_000

/** A distributor's program: it sends invoices and takes goods back. */
export class Supplier {
  private constructor(private token: string) {}

  static demo() {
    return new Supplier(demoSupplierToken)
  }

  static async of(slug: string) {
    const { id } = await db.from('distributors').where({ slug }).firstOrFail()
    return new Supplier(await partnerToken({ distributorId: id }))
  }

  async send({ items, dueDateInDays, ...buyer }: Sale): Promise<SentInvoice> {
    lastNumber += 1
    const externalId = `F-${lastNumber}`
    const { status, body } = await this.call('sale', {
      externalId,
      customer: {
        ...buyer,
        plan: 'phone' in buyer ? 'kasbeno-fmcg-real' : 'kasbeno-fmcg-legal',
      },
      items,
      grandTotalAmount: totalOf(items),
      dueDateInDays,
      invoicedAt: new Date().toISOString(),
    })
    assert.equal(status, 201, JSON.stringify(body))
    return { id: body.id, externalId, referenceNumber: body.referenceNumber }
  }

  /** Only these items stay with the shop. */
  async takeBackAllBut(items: Line[], { referenceNumber }: SentInvoice) {
    const change = { referenceNumber, items, grandTotalAmount: totalOf(items) }
    const { status, body } = await this.call('update', change)
    assert.equal(status, 200, JSON.stringify(body))
  }

  private call(command: string, body: object) {
    const { token } = this
    return post(`${productUrl()}/api/external/supplier/${command}`, body, { token, key: true })
  }
}
