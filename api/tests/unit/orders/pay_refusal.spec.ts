import { test } from '@japa/runner'
import { refusalOfSource, refusalToPay } from '#app/trade/orders/domain/pay_refusal'

const today = '2026-03-10'
const sound = {
  status: 'CREATED',
  payableUntil: today,
  lacksApprobation: false,
  grandTotalAmount: 1_000,
  kasbenoFeeAmount: 10,
  bankFeeAmount: 5,
  cashBalance: 1_010,
  lineId: 'line',
  creditBalance: 1_015,
  isBlocked: false,
  isExpired: false,
  isFeePaid: true,
  lacksContract: false,
} as const

test.group('Whether an invoice can be paid now', () => {
  test('says nothing against one that line and wallet just cover', ({ assert }) => {
    assert.isNull(refusalToPay(sound, 'CREDIT', today))
    assert.isNull(refusalToPay(sound, 'WALLET', today))
  })

  test('refuses after its last day, and in a state that is not paid from', ({ assert }) => {
    assert.equal(
      refusalToPay({ ...sound, payableUntil: '2026-03-09' }, 'WALLET', today),
      'NOT_PAYABLE'
    )
    assert.equal(refusalToPay({ ...sound, status: 'CANCELED' }, 'CREDIT', today), 'NOT_PAYABLE')
  })

  test('refuses before money is looked at where signatures are missing', ({ assert }) => {
    const unsigned = { ...sound, lacksApprobation: true, cashBalance: 0 }
    assert.equal(refusalToPay(unsigned, 'WALLET', today), 'NOT_APPROVED')
  })

  test('refuses what one rial is missing for', ({ assert }) => {
    assert.equal(refusalToPay({ ...sound, cashBalance: 1_009 }, 'WALLET', today), 'WALLET_TOO_LOW')
    assert.equal(refusalToPay({ ...sound, creditBalance: 1_014 }, 'CREDIT', today), 'NOT_ENOUGH')
  })

  test('lets a wallet pay whatever holds against the line', ({ assert }) => {
    const barred = { ...sound, lineId: null, isBlocked: true, isExpired: true, isFeePaid: false }
    assert.isNull(refusalToPay({ ...barred, lacksContract: true }, 'WALLET', today))
  })

  test('refuses a line in this order', ({ assert }) => {
    const bare = {
      ...sound,
      ...{ lineId: null, isBlocked: true, isExpired: true, isFeePaid: false },
      ...{ creditBalance: 0, lacksContract: true },
    }
    const of = (facts: typeof bare | object) => refusalOfSource({ ...bare, ...facts }, 'CREDIT', 1)
    assert.equal(of({}), 'NOT_ALLOCATED')
    assert.equal(of({ lineId: 'line' }), 'BLOCKED')
    assert.equal(of({ lineId: 'line', isBlocked: false }), 'EXPIRED')
    assert.equal(of({ lineId: 'line', isBlocked: false, isExpired: false }), 'FEE_UNPAID')
    const paid = { lineId: 'line', isBlocked: false, isExpired: false, isFeePaid: true }
    assert.equal(of(paid), 'NOT_ENOUGH')
    assert.equal(of({ ...paid, creditBalance: 1 }), 'CONTRACT_UNSIGNED')
  })
})
