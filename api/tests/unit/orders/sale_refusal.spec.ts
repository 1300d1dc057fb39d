import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { Sale } from '#app/trade/orders/domain/sale'
import {
  refusalOfSale,
  saleRefusals,
  type SaleRefusal,
} from '#app/trade/orders/domain/sale_refusal'
import type { SaleFacts } from '#app/trade/orders/queries/sale_facts'
import { errorOfSale } from '#app/trade/orders/sale_errors'
import { Refusal } from '#app/platform/errors'

const now = DateTime.fromISO('2026-03-21T12:00:00Z')
const maxRials = 9_007_199_254_740_991
const plan = 'kasbeno-fmcg-real'
const sale: Sale = {
  externalId: '1',
  customer: { phone: '09120000000', plan },
  items: [
    { itemName: 'روغن', unitType: 'کارتن', qty: 1.5, price: 1_000_001 },
    { itemName: 'برنج', unitType: 'کیسه', qty: 2, price: 500_000 },
  ],
  grandTotalAmount: 2_500_001,
  dueDateInDays: 30,
  invoicedAt: now,
}
const facts: SaleFacts = {
  distributorName: 'پخش',
  isActive: true,
  plans: [plan],
  paymentWindowDays: 5,
  dueDaysMin: 7,
  dueDaysMax: 90,
  productFeePpm: 5_000,
  bankFeeYearlyPpm: 180_000,
  ownBranch: null,
  owner: { type: 'PERSON', id: 'owner' },
  isTestCustomer: false,
  phone: '09120000000',
  customerName: 'مریم',
}
const priced = (price: number): Partial<Sale> => ({
  items: [{ itemName: 'روغن', unitType: 'کارتن', qty: 1, price }],
  grandTotalAmount: price,
})

type Case = [SaleRefusal | null, what: string, Partial<Sale>, Partial<SaleFacts>]
const cases: Case[] = [
  [null, 'as agreed', {}, {}],
  [null, 'of a branch of the distributor', { branchId: 'own' }, { ownBranch: 'own' }],
  [null, 'the shortest time to pay', { dueDateInDays: 7 }, {}],
  [null, 'the longest time to pay', { dueDateInDays: 90 }, {}],
  [null, 'dated a day ahead', { invoicedAt: now.plus({ days: 1 }) }, {}],
  [null, 'for a customer of the sandbox', {}, { isTestCustomer: true }],
  ['DISTRIBUTOR_INACTIVE', 'of a closed distributor', {}, { isActive: false }],
  ['PLAN_NOT_SERVED', 'in a plan without contract', {}, { plans: ['kasbeno-digital-real'] }],
  ['CUSTOMER_UNKNOWN', 'to nobody whom we know', {}, { owner: null }],
  ['BRANCH_UNKNOWN', 'of a branch of others', { branchId: 'other' }, {}],
  ['DUE_DAYS_OUT_OF_RANGE', 'due a day too early', { dueDateInDays: 6 }, {}],
  ['DUE_DAYS_OUT_OF_RANGE', 'due a day too late', { dueDateInDays: 91 }, {}],
  ['DUE_DAYS_OUT_OF_RANGE', 'due beyond what is agreed since', {}, { dueDaysMax: 29 }],
  ['INVOICED_IN_FUTURE', 'dated beyond a day ahead', { invoicedAt: now.plus({ hours: 25 }) }, {}],
  ['TOTAL_ZERO', 'of nothing', priced(0), {}],
  ['TOTAL_DIFFERS', 'a rial below its lines', { grandTotalAmount: 2_500_000 }, {}],
  ['TOTAL_DIFFERS', 'a rial above its lines', { grandTotalAmount: 2_500_002 }, {}],
  [
    'TOTAL_TOO_LARGE',
    'of lines past the largest amount',
    { items: [...priced(maxRials).items!, ...sale.items] },
    {},
  ],
  ['COST_TOO_LARGE', 'whose fees pass the largest amount', priced(maxRials), {}],
  // The first reason counts: what stands between the two sides before what was typed.
  ['DISTRIBUTOR_INACTIVE', 'closed, and of nothing', priced(0), { isActive: false }],
]

test.group('What is against a sale', () => {
  test('{1}: {0}')
    .with(cases)
    .run(({ assert }, [refusal, , change, other]) => {
      assert.equal(refusalOfSale({ ...sale, ...change }, { ...facts, ...other }, now), refusal)
    })

  test('each reason is met above, and has a refusal that a supplier can read', ({ assert }) => {
    const met = new Set(cases.map(([refusal]) => refusal))
    for (const refusal of saleRefusals) {
      assert.isTrue(met.has(refusal), refusal)
      const error = errorOfSale(refusal, facts)
      assert.instanceOf(error, Refusal)
      assert.equal((error as Refusal).status, 422)
    }
  })
})
