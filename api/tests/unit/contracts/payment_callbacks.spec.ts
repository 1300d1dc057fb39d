import { test } from '@japa/runner'
import {
  callbackOf,
  callbackOfPayment,
  callbackProducts,
  callbackPurposes,
  isPaymentCallback,
  paymentCallbacks,
} from '#contracts/payment_callbacks'
import { plans } from '#contracts/plans'

/** value: title, where success leads, where failure leads. person §4 "Platform-fee payment" */
const table: Record<string, [title: string, success: string, failure: string]> = {
  'wallet-charge-fmcg-real': ['CHARGE', '/wallet', '/wallet/charge'],
  'wallet-charge-fmcg-legal': ['CHARGE', '/wallet', '/wallet/charge'],
  'wallet-charge-digital-real': ['CHARGE', '/wallet', '/wallet/charge'],
  'platform-fee-fmcg-real': ['INITIAL_FEE', '/card/active', '/card/platform-fee'],
  'platform-fee-fmcg-legal': ['ACTIVATION_FEE', '/home', '/card/platform-fee'],
  'platform-fee-digital-real': ['ACTIVATION_FEE', '/card/active', '/card/platform-fee'],
  'platform-fee-withdraw-wallet-fmcg-real': ['INITIAL_FEE', '/wallet', '/card/platform-fee'],
  'platform-fee-withdraw-wallet-fmcg-legal': ['ACTIVATION_FEE', '/wallet', '/card/platform-fee'],
  'platform-fee-withdraw-wallet-digital-real': ['ACTIVATION_FEE', '/wallet', '/card/platform-fee'],
  'renewal-platform-fee-fmcg-real': ['ACTIVATION_FEE', '/home', '/credit-renewal/platform-fee'],
  'renewal-platform-fee-fmcg-legal': ['ACTIVATION_FEE', '/home', '/credit-renewal/platform-fee'],
  'renewal-platform-fee-digital-real': ['ACTIVATION_FEE', '/home', '/credit-renewal/platform-fee'],
  'renewal-platform-fee-withdraw-wallet-fmcg-real': [
    'ACTIVATION_FEE',
    '/wallet',
    '/credit-renewal/platform-fee',
  ],
  'renewal-platform-fee-withdraw-wallet-fmcg-legal': [
    'ACTIVATION_FEE',
    '/wallet',
    '/credit-renewal/platform-fee',
  ],
  'renewal-platform-fee-withdraw-wallet-digital-real': [
    'ACTIVATION_FEE',
    '/wallet',
    '/credit-renewal/platform-fee',
  ],
  'subscription-package-fmcg-real': ['INITIAL_FEE', '/signup/summary', '/signup/platform-fee'],
  'subscription-package-fmcg-legal': ['ACTIVATION_FEE', '/home', '/card/platform-fee'],
  'subscription-package-digital-real': ['ACTIVATION_FEE', '/signup/status', '/card/platform-fee'],
  'digital-sign-fmcg-real': [
    'SIGN',
    '/sign/kasbeno-fmcg-real/identity-information',
    '/sign/signature/status',
  ],
  'digital-sign-fmcg-legal': [
    'SIGN',
    '/sign/kasbeno-fmcg-legal/identity-information',
    '/sign/signature/status',
  ],
  'digital-sign-digital-real': [
    'SIGN',
    '/sign/kasbeno-digital-real/identity-information',
    '/sign/signature/status',
  ],
}

test.group('What a payment was for', () => {
  test('is one of twenty-one lowercase values, each with its title and its two ways on', ({
    assert,
  }) => {
    assert.sameMembers(Object.keys(paymentCallbacks), Object.keys(table))
    assert.lengthOf(Object.keys(table), callbackPurposes.length * callbackProducts.length)
    for (const [value, expected] of Object.entries(table)) {
      assert.isTrue(isPaymentCallback(value))
      assert.equal(value, value.toLowerCase())
      const { title, success, failure, plan, purpose } = paymentCallbacks[value as never]
      assert.deepEqual([title, success, failure], expected, value)
      assert.equal(callbackOf(purpose, plan), value)
      assert.isFalse(isPaymentCallback(value.toUpperCase()))
    }
  })

  test('is believed of the browser only where the server knows of such a payment', ({ assert }) => {
    const [fmcg] = plans
    const paid = { purpose: 'platform-fee', plan: fmcg } as const
    const believed: [remembered: unknown, is: string][] = [
      ['platform-fee-fmcg-real', 'platform-fee-fmcg-real'],
      ['renewal-platform-fee-fmcg-real', 'renewal-platform-fee-fmcg-real'],
      ['renewal-platform-fee-digital-real', 'platform-fee-fmcg-real'],
      ['wallet-charge-fmcg-real', 'platform-fee-fmcg-real'],
      ['digital-sign-fmcg-real', 'platform-fee-fmcg-real'],
      ['__proto__', 'platform-fee-fmcg-real'],
      [null, 'platform-fee-fmcg-real'],
    ]
    for (const [remembered, is] of believed) assert.equal(callbackOfPayment(paid, remembered), is)
    const repaid = { purpose: 'installment', plan: fmcg } as const
    assert.isNull(callbackOfPayment(repaid, 'wallet-charge-fmcg-real'))
    for (const plan of plans) {
      const charged = callbackOfPayment({ purpose: 'wallet-charge', plan }, undefined)
      assert.equal(charged, `wallet-charge-${plan.replace('kasbeno-', '')}`)
    }
  })
})
