import db from '@adonisjs/lucid/services/db'
import { anAddress } from '#tests/support/cards'
import { aShop, aShopThatChose, aShopWithCredit, fmcg, type Shop } from '#factories/shop'
import { fillWallet } from '#factories/wallet'
import { anInvoice } from '#factories/invoice'
import { installmentOf, paymentCodeFor, payWithCode } from '#tests/support/orders'
import { oneCodeFor } from '#tests/support/batch'
import type { Call, MoneyPath } from './money_path.js'

const entriesOf = (kind: string, walletId: string) => async (): Promise<number> => {
  const [{ count }] = await db
    .from('ledger.entries as entry')
    .join('ledger.postings as posting', 'posting.entry_id', 'entry.id')
    .where({ 'entry.kind': kind, 'posting.party_id': walletId })
    .count('* as count')
  return count
}
const rowsOf = (table: string, where: Record<string, string>) => async (): Promise<number> =>
  (await db.from(table).where(where).count('* as count'))[0].count

const of = async (
  { token }: Pick<Shop, 'token'>,
  call: Pick<Call, 'path' | 'body' | 'effects'>
): Promise<Call> => ({ ...call, token, strangerToken: (await aShop()).token })

const feeOf = 1_100_000

/** The fee of a package, with just enough in the wallet. */
const fee = async (path: string): Promise<Call> => {
  const shop = await aShopThatChose(100_000_000, { cash: feeOf * 3 })
  const body = { plan: fmcg, indicator: 'BANKTEST' }
  return of(shop, { path, body, effects: entriesOf('PLATFORM_FEE_PAID', shop.walletId) })
}

/** A shop that owes one invoice and has twice as much in its wallet. */
const aDebtor = async () => {
  const shop = await aShopWithCredit(20_000_000)
  const invoice = await anInvoice({ shop, amount: 2_000_000 })
  await payWithCode(shop, invoice.id)
  await fillWallet(shop, 5_000_000)
  return { shop, installment: await installmentOf(invoice.id) }
}

export const customerPaths: MoneyPath[] = [
  {
    route: '/api/addresses',
    writes: 'addresses',
    async prepare() {
      const shop = await aShop()
      return of(shop, {
        path: '/api/addresses',
        body: await anAddress(),
        effects: rowsOf('addresses', { owner_id: shop.userId }),
      })
    },
  },
  {
    route: '/api/payment/create-payment',
    writes: 'payments',
    async prepare() {
      const shop = await aShop()
      return of(shop, {
        path: '/api/payment/create-payment',
        body: { plan: fmcg, amount: 400_000, indicator: 'BANKTEST' },
        effects: rowsOf('payments', { owner_id: shop.userId }),
      })
    },
  },
  {
    route: '/api/platform-fee/:plan/create-platform-fee',
    writes: 'platform_fees',
    prepare: () => fee(`/api/platform-fee/${fmcg}/create-platform-fee`),
  },
  {
    route: '/api/payment/:plan/create-platform-fee-payment',
    writes: 'platform_fees',
    prepare: () => fee(`/api/payment/${fmcg}/create-platform-fee-payment`),
  },
  {
    route: '/api/payment/create-subscription-package-payment',
    writes: 'platform_fees',
    prepare: () => fee('/api/payment/create-subscription-package-payment'),
  },
  {
    route: '/api/order/pending-orders/:id/payment-otp-verify',
    writes: 'installments',
    async prepare() {
      const shop = await aShopWithCredit(20_000_000)
      const { id } = await anInvoice({ shop, amount: 2_000_000 })
      const otpSecret = await paymentCodeFor(shop, id)
      return of(shop, {
        path: `/api/order/pending-orders/${id}/payment-otp-verify`,
        body: { otpSecret },
        effects: rowsOf('installments', { order_id: id }),
      })
    },
  },
  {
    route: '/api/order/pending-orders/several/payment-otp-verify',
    writes: 'installments',
    async prepare() {
      const shop = await aShopWithCredit(20_000_000)
      const one = await anInvoice({ shop, amount: 2_000_000 })
      const other = await anInvoice({ shop, amount: 3_000_000 })
      const otpSecret = await oneCodeFor(shop, [one, other])
      return of(shop, {
        path: '/api/order/pending-orders/several/payment-otp-verify',
        body: { orderIds: [one.id, other.id], otpSecret },
        effects: rowsOf('installments', { order_id: other.id }),
      })
    },
  },
  {
    route: '/api/order/:plan/installments/:id/pay',
    writes: 'repayments',
    async prepare() {
      const { shop, installment } = await aDebtor()
      return of(shop, {
        path: `/api/order/${fmcg}/installments/${installment.id}/pay`,
        body: { amount: 700_000 },
        effects: entriesOf('INSTALLMENT_PAID', shop.walletId),
      })
    },
  },
  {
    route: '/api/order/:plan/installments/pay',
    writes: 'repayments',
    async prepare() {
      const { shop } = await aDebtor()
      return of(shop, {
        path: `/api/order/${fmcg}/installments/pay`,
        body: { amount: 700_000 },
        effects: entriesOf('INSTALLMENT_PAID', shop.walletId),
      })
    },
  },
]
