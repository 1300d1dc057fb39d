import { planBases, plans, type Plan } from '@kasbeno/api/contracts/plans'

/**
 * As in person §2, relative to the plan's base (`planBases`); companies add `legalPaths.ts`. `~` marks pages of no
 * plan.
 */
export const paths = {
  root: '~/',
  login: '~/login',
  generalHome: '~/general-home',
  onboardingPlans: '~/onboarding-plans',
  /** Where the link of a message leads. */
  invoiceDoor: (reference: string) => `~/i/${reference}`,
  /** Printed on signed files (`checkPage` of the contracts). */
  checkFile: (id: string) => `~/check/${id}`,
  lead: '~/lead',
  callMe: '~/call-me',
  creditOnboarding: '/credit-onboarding',
  signupStatus: '/signup/status',
  identity: '/signup/identity-information',
  shop: '/signup/store-info',
  documents: '/signup/document-upload',
  creditAmount: '/signup/select-credit-amount',
  summary: '/signup/summary',
  latinName: '/signup/en-complementary',
  platformFee: '/signup/platform-fee',
  home: '/home',
  distributors: '/home/distributors',
  distributor: (slug: string) => `/home/distributors/${slug}`,
  renewalBranch: '/credit-renewal/bank-branch',
  renewal: '/credit-renewal',
  renewalAgreement: '/credit-renewal/agreement',
  renewalFee: '/credit-renewal/platform-fee',
  orders: '/order',
  pendingOrder: (id: string | number) => `/order/${id}/pending`,
  paymentStatus: (id: string | number, list = 'pending') => `/order/${id}/${list}/payment-status`,
  completedOrder: (id: string | number) => `/order/${id}/completed`,
  reportGoods: (id: string | number) => `/order/${id}/report`,
  payBatch: '/order/together',
  paidBatch: (ids: readonly string[]) => `/order/together/result?orderIds=${ids.join(',')}`,
  paidBatchPage: '/order/together/result',
  installments: '/installments',
  installment: (id: string | number) => `/installments/${id}`,
  obligations: '/obligations',
  wallet: '/wallet',
  walletCharge: '/wallet/charge',
  withdraw: '/wallet/withdraw',
  withdrawals: '/wallet/withdrawals',
  walletTransaction: '/wallet/transaction',
  statement: '/wallet/statement',
  paymentCallback: '/wallet-transaction-callback',
  profile: '/profile',
  card: '/card/management',
  cardAgreement: '/card/active-agreement',
  dashboardLogin: '~/legal-dashboard-login',
  dashboard: '~/legal-dashboard',
} as const

/** Where a plan's pages stand under another name than `paths` has for them. */
const renamed: Partial<Record<Plan, readonly [ours: string, theirs: string][]>> = {
  'kasbeno-digital-real': [['/signup/', '/kyc/']],
}

const renames = plans.flatMap((plan) =>
  (renamed[plan] ?? []).map(([ours, theirs]) => ({
    ours: planBases[plan] + ours,
    theirs: planBases[plan] + theirs,
  }))
)

export const addressOf = (path: string): string => {
  const known = renames.find(({ ours }) => path.startsWith(ours))
  return known ? known.theirs + path.slice(known.ours.length) : path
}

export const pathOf = (address: string): string => {
  const known = renames.find(({ theirs }) => address.startsWith(theirs))
  return known ? known.ours + address.slice(known.theirs.length) : address
}

const isBelow = (base: string, path: string) => path === base || path.startsWith(`${base}/`)

export const planAt = (path: string): Plan =>
  plans.find((plan) => planBases[plan] !== '' && isBelow(planBases[plan], path)) ??
  'kasbeno-fmcg-real'

/** For links from outside the plan. */
export const inPlan = (plan: Plan, path: string): string => `~${planBases[plan]}${path}`

/** Null for a plan's page. */
export const ofNoPlan = (path: string): string | null =>
  path.startsWith('~') ? path.slice(1) : null

const entries = [paths.root, paths.login].map(ofNoPlan)

/** Where a visitor signs in. */
export const isEntry = (path: string): boolean => entries.includes(path)

/** Same-site paths only: no host, scheme or backslash. */
export const safeRedirect = (wanted: string | null): string | null => {
  if (!wanted?.startsWith('/') || /[\\\u0000-\u001f]/.test(wanted)) return null
  const base = 'https://storefront.invalid'
  const url = new URL(wanted, base)
  // The rest of `/..//host` would name a host.
  const isOwn = url.origin === base && !url.pathname.startsWith('//')
  return isOwn ? url.pathname + url.search + url.hash : null
}
