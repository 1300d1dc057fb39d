import { companyPlans, planBases } from '@kasbeno/api/contracts/plans'
import type { ComponentType } from 'react'
import { pagesOf, type LazyPage } from './pagesOf.tsx'
import { ofNoPlan, paths, pathOf, planAt } from './paths.ts'

export interface AppRoute {
  path: string
  screen: LazyPage | ComponentType<{ id: string }>
  /** Open to those who have not signed in. */
  isOpen?: boolean
  /** Where a plan is chosen; all else leads here without one. */
  isBeforePlan?: boolean
  /** The page itself says that the application was refused, or that its own step was. */
  showsRefusal?: 'whole' | 'step'
}

const tab = pagesOf(() => import('#app/bundles/tabs.ts'))
const looking = pagesOf(() => import('#app/bundles/looking.ts'))
const signup = pagesOf(() => import('#app/bundles/signup.ts'))
const money = pagesOf(() => import('#app/bundles/money.ts'))
const contracts = pagesOf(() => import('#app/bundles/contracts.ts'))
const books = pagesOf(() => import('#app/bundles/books.ts'))
const goods = pagesOf(() => import('#app/bundles/goods.ts'))
const contact = pagesOf(() => import('#app/bundles/contact.ts'))
const batch = pagesOf(() => import('#app/bundles/batch.ts'))
const card = pagesOf(() => import('#app/bundles/cards.ts'))
const signing = pagesOf(() => import('#app/bundles/signing.ts'))
const companyOrders = pagesOf(() => import('#app/bundles/legalOrders.ts'))
const legal = pagesOf(() => import('./LegalPages.tsx'))
const dashboard = pagesOf(() => import('#app/bundles/dashboard.ts'))

export const NotFoundScreen = looking('NotFoundScreen')

/** All but the entry are lazy. */
export const routes: AppRoute[] = [
  {
    path: paths.generalHome,
    screen: looking('GeneralHomeScreen'),
    isBeforePlan: true,
  },
  {
    path: paths.onboardingPlans,
    screen: looking('OnboardingPlansScreen'),
    isOpen: true,
  },
  {
    path: paths.invoiceDoor(':id'),
    screen: companyOrders('InvoiceDoorScreen'),
    isBeforePlan: true,
  },
  { path: paths.checkFile(':id'), screen: looking('CheckFileScreen'), isOpen: true },
  { path: paths.lead, screen: contact('LeadScreen'), isOpen: true },
  { path: paths.callMe, screen: contact('CallMeScreen'), isBeforePlan: true },
  {
    path: paths.creditOnboarding,
    screen: signup('CreditOnboardingScreen'),
  },
  {
    path: paths.signupStatus,
    screen: signup('SignupStatusScreen'),
    showsRefusal: 'whole',
  },
  {
    path: paths.identity,
    screen: signup('IdentityScreen'),
    showsRefusal: 'step',
  },
  {
    path: paths.shop,
    screen: signup('ShopScreen'),
    showsRefusal: 'step',
  },
  {
    path: paths.documents,
    screen: signup('DocumentsScreen'),
    showsRefusal: 'step',
  },
  {
    path: paths.creditAmount,
    screen: signup('CreditAmountScreen'),
  },
  {
    path: paths.platformFee,
    screen: signup('PlatformFeeScreen'),
  },
  { path: paths.latinName, screen: signup('LatinNameScreen') },
  {
    path: paths.summary,
    screen: signup('SummaryScreen'),
    showsRefusal: 'whole',
  },
  { path: paths.home, screen: tab('HomeScreen'), showsRefusal: 'whole' },
  {
    path: paths.distributors,
    screen: looking('DistributorsScreen'),
    isOpen: true,
  },
  {
    path: paths.distributor(':id'),
    screen: looking('DistributorScreen'),
    isOpen: true,
  },
  { path: paths.renewalBranch, screen: looking('BankBranchScreen'), isOpen: true },
  { path: paths.renewal, screen: contracts('RenewalScreen') },
  { path: paths.renewalAgreement, screen: contracts('RenewalAgreementScreen') },
  { path: paths.renewalFee, screen: contracts('RenewalFeeScreen') },
  { path: paths.cardAgreement, screen: contracts('CardAgreementScreen') },
  { path: paths.orders, screen: tab('OrdersScreen') },
  {
    path: paths.pendingOrder(':id'),
    screen: money('PendingOrderScreen'),
  },
  {
    path: paths.paymentStatus(':id', ':list'),
    screen: money('PaymentStatusScreen'),
  },
  {
    path: paths.completedOrder(':id'),
    screen: money('CompletedOrderScreen'),
  },
  {
    path: paths.reportGoods(':id'),
    screen: goods('ReportGoodsScreen'),
  },
  { path: paths.payBatch, screen: batch('PayBatchScreen') },
  { path: paths.paidBatchPage, screen: batch('PaidBatchScreen') },
  {
    path: paths.installments,
    screen: money('InstallmentsScreen'),
  },
  {
    path: paths.installment(':id'),
    screen: money('InstallmentScreen'),
  },
  {
    path: paths.obligations,
    screen: money('ObligationsScreen'),
  },
  { path: paths.wallet, screen: tab('WalletScreen') },
  {
    path: paths.walletCharge,
    screen: money('WalletChargeScreen'),
  },
  {
    path: paths.walletTransaction,
    screen: money('PaymentResultScreen'),
  },
  { path: paths.withdraw, screen: books('WithdrawScreen') },
  { path: paths.withdrawals, screen: books('WithdrawalsScreen') },
  {
    path: paths.statement,
    screen: books('StatementScreen'),
  },
  {
    path: paths.paymentCallback,
    screen: money('PaymentResultScreen'),
  },
  { path: paths.profile, screen: tab('ProfileScreen') },
  // Its pages have a table of their own, `areas/cards/cardPaths.ts`.
  { path: '/card/*', screen: card('CardPages') },
  // With or without a plan; see `heldPaths.ts`.
  { path: '~/company-card/*', screen: card('CompanyCardPages'), isBeforePlan: true },
  { path: '/sign/*', screen: signing('SigningPages') },
  { path: paths.dashboardLogin, screen: dashboard('DashboardLoginScreen'), isOpen: true },
  { path: paths.dashboard, screen: dashboard('DashboardPages'), isOpen: true },
  { path: `${paths.dashboard}/*`, screen: dashboard('DashboardPages'), isOpen: true },
]

/** Own table (`app/LegalPages.tsx`) and gate. */
const companyRoutes: AppRoute[] = [{ path: '/*', screen: legal('LegalPages'), isBeforePlan: true }]
const companyBase: string = planBases[companyPlans[0]]

/** Plus those of no plan, at the root. */
export const routesBelow = (base: string): AppRoute[] => {
  if (base === companyBase) return companyRoutes
  return routes.flatMap((route) => {
    const path = ofNoPlan(route.path)
    if (path === null) return route
    return base === '' ? { ...route, path } : []
  })
}

/** `*` matches a prefix. */
const leadsTo = (path: string, wanted: string) =>
  path === wanted || (path.endsWith('*') && wanted.startsWith(path.slice(0, -1)))

export const prepareRoute = async (address: string): Promise<void> => {
  const wanted = pathOf(address)
  const base = planBases[planAt(wanted)]
  const screen = routesBelow(base).find(({ path }) => leadsTo(base + path, wanted))?.screen
  if (screen && 'prepare' in screen) await screen.prepare()
}
