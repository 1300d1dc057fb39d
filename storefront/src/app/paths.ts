import type { RegistrationStep } from '@kasbeno/api/contracts/registration'

/** Every page, as person §2 names it; a FMCG shop owner's pages carry no prefix. */
export const paths = {
  root: '/',
  login: '/login',
  generalHome: '/general-home',
  onboardingPlans: '/onboarding-plans',
  creditOnboarding: '/credit-onboarding',
  signupStatus: '/signup/status',
  identity: '/signup/identity-information',
  shop: '/signup/store-info',
  documents: '/signup/document-upload',
  creditAmount: '/signup/select-credit-amount',
  summary: '/signup/summary',
  platformFee: '/signup/platform-fee',
  home: '/home',
  distributors: '/home/distributors',
  distributor: (slug: string) => `/home/distributors/${slug}`,
  renewalBranch: '/credit-renewal/bank-branch',
  orders: '/order',
  pendingOrder: (id: string | number) => `/order/${id}/pending`,
  paymentStatus: (id: string | number) => `/order/${id}/pending/payment-status`,
  completedOrder: (id: string | number) => `/order/${id}/completed`,
  installments: '/installments',
  installment: (id: string | number) => `/installments/${id}`,
  obligations: '/obligations',
  wallet: '/wallet',
  walletCharge: '/wallet/charge',
  walletTransaction: '/wallet/transaction',
  statement: '/wallet/statement',
  paymentCallback: '/wallet-transaction-callback',
  profile: '/profile',
} as const

/** The same paths as the router's patterns. */
export const patterns = {
  distributor: '/home/distributors/:id',
  pendingOrder: '/order/:id/pending',
  paymentStatus: '/order/:id/pending/payment-status',
  completedOrder: '/order/:id/completed',
  installment: '/installments/:id',
} as const

export const stepPaths: Record<RegistrationStep, string> = {
  identity: paths.identity,
  shop: paths.shop,
  docs: paths.documents,
  credit: paths.creditAmount,
  summary: paths.summary,
}

/** Only a path of this very site: nothing with a host, a scheme or a backslash. */
export const safeRedirect = (wanted: string | null): string | null => {
  if (!wanted?.startsWith('/') || /[\\\u0000-\u001f]/.test(wanted)) return null
  const base = 'https://storefront.invalid'
  const url = new URL(wanted, base)
  // `/..//host` is a path here, but what is left of it would name a host.
  const isOwn = url.origin === base && !url.pathname.startsWith('//')
  return isOwn ? url.pathname + url.search + url.hash : null
}
