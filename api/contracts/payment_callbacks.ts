import type { PaymentPurpose } from './payments.ts'
import type { Plan } from './plans.ts'

/**
 * What an owner went to pay, as the browser remembers it on the way to the bank. person §3 "Payment purposes".
 * "Withdraw wallet": the wallet held the fee, and no bank was asked.
 */
export const callbackPurposes = [
  'wallet-charge',
  'platform-fee',
  'platform-fee-withdraw-wallet',
  'renewal-platform-fee',
  'renewal-platform-fee-withdraw-wallet',
  'subscription-package',
  'digital-sign',
] as const
export type CallbackPurpose = (typeof callbackPurposes)[number]

/** The product's part of each value. */
export const callbackProducts = ['fmcg-real', 'fmcg-legal', 'digital-real'] as const
export type CallbackProduct = (typeof callbackProducts)[number]

const planOf = {
  'fmcg-real': 'kasbeno-fmcg-real',
  'fmcg-legal': 'kasbeno-fmcg-legal',
  'digital-real': 'kasbeno-digital-real',
} as const satisfies Record<CallbackProduct, Plan>

/** All lowercase: `platform-fee-fmcg-real`. */
export type PaymentCallback = `${CallbackPurpose}-${CallbackProduct}`

/** The browser remembers it so long. person §9 */
export const callbackCookie = { name: 'kasbeno-payment-callback', maxAgeSeconds: 3600 } as const

/** What stands above the page that pays and the page that tells of it. person §2 "Platform fee" */
export type CallbackTitle = 'CHARGE' | 'INITIAL_FEE' | 'ACTIVATION_FEE' | 'SIGN'

/** Where success and failure lead: a page of the plan, below whatever base its pages have. person §4 */
export interface CallbackTarget {
  purpose: CallbackPurpose
  plan: Plan
  title: CallbackTitle
  success: string
  failure: string
}

type Ends = Omit<CallbackTarget, 'purpose' | 'plan'>
type OfProducts = Record<CallbackProduct, Ends>

const sameForAll = (ends: Ends): OfProducts => ({
  'fmcg-real': ends,
  'fmcg-legal': ends,
  'digital-real': ends,
})

const [wallet, home] = ['/wallet', '/home']
const [cardFee, renewalFee] = ['/card/platform-fee', '/credit-renewal/platform-fee']

const activation = (success: string, failure: string): Ends => ({
  title: 'ACTIVATION_FEE',
  success,
  failure,
})
/** A real person of the FMCG plan reads "initial fee" the first time; an owner who renews has paid one before. */
const firstFee = (success: string): OfProducts => ({
  ...sameForAll(activation(success, cardFee)),
  'fmcg-real': { title: 'INITIAL_FEE', success, failure: cardFee },
})

const ends: Record<CallbackPurpose, OfProducts> = {
  'wallet-charge': sameForAll({ title: 'CHARGE', success: wallet, failure: '/wallet/charge' }),
  'platform-fee': {
    ...firstFee('/card/active'),
    // Cards of a company have holders of their own; its fee opens the line alone.
    'fmcg-legal': activation(home, cardFee),
  },
  'platform-fee-withdraw-wallet': firstFee(wallet),
  'renewal-platform-fee': sameForAll(activation(home, renewalFee)),
  'renewal-platform-fee-withdraw-wallet': sameForAll(activation(wallet, renewalFee)),
  'subscription-package': {
    'fmcg-real': {
      title: 'INITIAL_FEE',
      success: '/signup/summary',
      failure: '/signup/platform-fee',
    },
    'fmcg-legal': activation(home, cardFee),
    'digital-real': activation('/signup/status', cardFee),
  },
  'digital-sign': {
    'fmcg-real': signed('kasbeno-fmcg-real'),
    'fmcg-legal': signed('kasbeno-fmcg-legal'),
    'digital-real': signed('kasbeno-digital-real'),
  },
}

function signed(slug: Plan): Ends {
  return {
    title: 'SIGN',
    success: `/sign/${slug}/identity-information`,
    failure: '/sign/signature/status',
  }
}

/** The whole table: seven purposes, each for three products. */
export const paymentCallbacks = Object.fromEntries(
  callbackPurposes.flatMap((purpose) =>
    callbackProducts.map((product): [PaymentCallback, CallbackTarget] => [
      `${purpose}-${product}`,
      { purpose, plan: planOf[product], ...ends[purpose][product] },
    ])
  )
) as Readonly<Record<PaymentCallback, CallbackTarget>>

export const isPaymentCallback = (value: unknown): value is PaymentCallback =>
  typeof value === 'string' && Object.hasOwn(paymentCallbacks, value)

export const callbackOf = (purpose: CallbackPurpose, plan: Plan): PaymentCallback => {
  const product = callbackProducts.find((one) => planOf[one] === plan)!
  return `${purpose}-${product}`
}

/** What the server keeps a payment under, for each purpose that a bank may be asked for. */
const paidAs: Partial<Record<CallbackPurpose, PaymentPurpose>> = {
  'wallet-charge': 'wallet-charge',
  'platform-fee': 'platform-fee',
  'renewal-platform-fee': 'platform-fee',
  'subscription-package': 'subscription-package',
}

/**
 * The callback of a payment. What the browser remembered tells a renewal from a first fee; where it says nothing,
 * or something else than what the server knows, the server's word holds. A repayment has none.
 */
export const callbackOfPayment = (
  payment: { purpose: PaymentPurpose; plan: Plan },
  remembered: unknown
): PaymentCallback | null => {
  if (isPaymentCallback(remembered)) {
    const { purpose, plan } = paymentCallbacks[remembered]
    if (paidAs[purpose] === payment.purpose && plan === payment.plan) return remembered
  }
  return payment.purpose === 'installment' ? null : callbackOf(payment.purpose, payment.plan)
}
