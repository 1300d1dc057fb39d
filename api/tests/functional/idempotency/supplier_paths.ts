import db from '@adonisjs/lucid/services/db'
import { aShop, aShopWithCredit } from '#factories/shop'
import { aCompanyWithCredit } from '#factories/company'
import { partnerToken, aSupplier, type Supplier } from '#factories/distributor'
import { anInvoice, saleOf } from '#factories/invoice'
import { aCompanyInvoice, companyCustomer } from '#tests/support/company_orders'
import { staffToken } from '#tests/support/identity'
import { payWithCode } from '#tests/support/orders'
import type { Call, MoneyPath } from './money_path.js'

const root = '/api/external/supplier'

const legalRoot = '/api/external/legal/v1'
const legalTokenOf = ({ id: distributorId }: Supplier) =>
  partnerToken({ distributorId, scopes: ['legal'] })

const auditedAs = (command: string, orderId: string) => async (): Promise<number> =>
  (await db.from('audit_lines').where({ command, subject_id: orderId }).count('* as count'))[0]
    .count

/** A paid invoice of a supplier that confirms, or not, what was paid. */
const paid = async (requiresConfirmation: boolean) => {
  const supplier = await aSupplier({ requiresConfirmation })
  const shop = await aShopWithCredit(20_000_000)
  const invoice = await anInvoice({ shop, amount: 2_000_000, supplier })
  await payWithCode(shop, invoice.id)
  return invoice
}

const command = (name: string, audited: string, body: object, waits = false): MoneyPath => ({
  route: `${root}/${name}`,
  writes: 'orders',
  async prepare(): Promise<Call> {
    const { id, referenceNumber, supplier } = await paid(waits)
    return {
      path: `${root}/${name}`,
      token: supplier.token,
      strangerToken: (await aSupplier()).token,
      body: { referenceNumber, ...body },
      effects: auditedAs(audited, id),
    }
  },
})

/** Of who sells to companies alone: on an invoice that waits for its signatures. */
const legal = (name: string, audited: string, body: object): MoneyPath => ({
  route: `${legalRoot}/${name}`,
  writes: 'orders',
  async prepare(): Promise<Call> {
    const supplier = await aSupplier()
    const { id, referenceNumber } = await aCompanyInvoice(await aCompanyWithCredit(), { supplier })
    return {
      path: `${legalRoot}/${name}`,
      token: await legalTokenOf(supplier),
      strangerToken: await legalTokenOf(await aSupplier()),
      body: { referenceNumber, ...body },
      effects: auditedAs(audited, id),
    }
  },
})

const panel = '/api/distributor/orders'

/** The same, by a user of the distributor. */
const atDesk = (name: string, audited: string, body: object, waits = false): MoneyPath => ({
  route: `${panel}/:id/${name}`,
  writes: 'orders',
  async prepare(): Promise<Call> {
    const { id, supplier } = await paid(waits)
    const user = () => staffToken('distributor', { distributorId: supplier.id })
    return {
      path: `${panel}/${id}/${name}`,
      token: await user(),
      strangerToken: await user(),
      body,
      effects: auditedAs(audited, id),
    }
  },
})

const aQuarter = {
  items: [{ itemName: 'روغن مایع', unitType: 'کارتن', qty: 0.25, price: 2_000_000 }],
  grandTotalAmount: 500_000,
}

export const supplierPaths: MoneyPath[] = [
  {
    route: `${root}/sale`,
    writes: 'orders',
    async prepare() {
      const [supplier, stranger, shop] = await Promise.all([aSupplier(), aSupplier(), aShop()])
      return {
        path: `${root}/sale`,
        token: supplier.token,
        strangerToken: stranger.token,
        body: saleOf(shop, 2_000_000),
        effects: async () =>
          (await db.from('orders').where({ distributor_id: supplier.id }).count('* as count'))[0]
            .count,
      }
    },
  },
  command('cancel', 'orders.cancel', { reason: 'کالا نیست' }),
  command('update', 'orders.return', aQuarter),
  atDesk('cancel', 'orders.cancel', { reason: 'کالا نیست' }),
  atDesk('return', 'orders.return', { ...aQuarter, formerTotalAmount: 2_000_000 }),
  atDesk('confirm', 'orders.confirm', {}, true),
  command('confirm', 'orders.confirm', {}, true),
  command('reject', 'orders.reject', { reason: 'نداریم' }, true),
  {
    route: `${legalRoot}/sale`,
    writes: 'orders',
    async prepare() {
      const [supplier, company] = [await aSupplier(), await aCompanyWithCredit()]
      return {
        path: `${legalRoot}/sale`,
        token: await legalTokenOf(supplier),
        strangerToken: await legalTokenOf(await aSupplier()),
        body: saleOf({ phone: '' }, 2_000_000, { customer: companyCustomer(company) }),
        effects: async () =>
          (await db.from('orders').where({ distributor_id: supplier.id }).count('* as count'))[0]
            .count,
      }
    },
  },
  legal('cancel', 'orders.cancel', { reason: 'کالا نیست' }),
  legal('update', 'orders.update', {
    items: [{ itemName: 'چای', unitType: 'بسته', qty: 1, price: 500_000 }],
    grandTotalAmount: 500_000,
  }),
]
