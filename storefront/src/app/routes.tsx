import { planBases } from '@kasbeno/api/contracts/plans'
import type { ComponentType } from 'react'
import EntryScreen from '#screens/entry/EntryScreen.tsx'
import { pagesOf, type Page } from './pagesOf.tsx'
import { ofNoPlan, paths, pathOf, patterns, planAt } from './paths.ts'

export interface AppRoute {
  path: string
  screen: Page | ComponentType<{ id: string }>
  /** Open to those who have not signed in. */
  isOpen?: boolean
  /** Where a plan is chosen; every other page leads here as long as there is none. */
  isBeforePlan?: boolean
  /** The page itself says that the application was refused, or that its own step was. */
  tellsRefusal?: 'whole' | 'step'
}

const tab = pagesOf(() => import('#screens/tabs.ts'))
const looking = pagesOf(() => import('#screens/looking.ts'))
const signup = pagesOf(() => import('#screens/signup.ts'))
const money = pagesOf(() => import('#screens/money.ts'))
const contracts = pagesOf(() => import('#screens/contracts.ts'))
const books = pagesOf(() => import('#screens/books.ts'))
const goods = pagesOf(() => import('#screens/goods.ts'))
const card = pagesOf(() => import('#screens/cards.ts'))

export const NotFoundScreen = looking('NotFoundScreen')

/** The entry is part of the first load; every other page comes when it is opened. */
export const routes: AppRoute[] = [
  { path: paths.root, screen: EntryScreen, isOpen: true },
  { path: paths.login, screen: EntryScreen, isOpen: true },
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
    path: paths.creditOnboarding,
    screen: signup('CreditOnboardingScreen'),
  },
  {
    path: paths.signupStatus,
    screen: signup('SignupStatusScreen'),
    tellsRefusal: 'whole',
  },
  {
    path: paths.identity,
    screen: signup('IdentityScreen'),
    tellsRefusal: 'step',
  },
  {
    path: paths.shop,
    screen: signup('ShopScreen'),
    tellsRefusal: 'step',
  },
  {
    path: paths.documents,
    screen: signup('DocumentsScreen'),
    tellsRefusal: 'step',
  },
  {
    path: paths.creditAmount,
    screen: signup('CreditAmountScreen'),
  },
  {
    path: paths.platformFee,
    screen: signup('PlatformFeeScreen'),
  },
  {
    path: paths.summary,
    screen: signup('SummaryScreen'),
    tellsRefusal: 'whole',
  },
  { path: paths.home, screen: tab('HomeScreen'), tellsRefusal: 'whole' },
  {
    path: paths.distributors,
    screen: looking('DistributorsScreen'),
    isOpen: true,
  },
  {
    path: patterns.distributor,
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
    path: patterns.pendingOrder,
    screen: money('PendingOrderScreen'),
  },
  {
    path: patterns.paymentStatus,
    screen: money('PaymentStatusScreen'),
  },
  {
    path: patterns.completedOrder,
    screen: money('CompletedOrderScreen'),
  },
  {
    path: patterns.reportGoods,
    screen: goods('ReportGoodsScreen'),
  },
  {
    path: paths.installments,
    screen: money('InstallmentsScreen'),
  },
  {
    path: patterns.installment,
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
  {
    path: paths.statement,
    screen: books('StatementScreen'),
  },
  {
    path: paths.paymentCallback,
    screen: money('PaymentResultScreen'),
  },
  { path: paths.profile, screen: tab('ProfileScreen') },
  { path: paths.card, screen: card('CardScreen') },
  { path: paths.cardStart, screen: card('CardStartScreen') },
  { path: paths.cardFee, screen: card('CardFeeScreen') },
  { path: paths.cardActivate, screen: card('ActivateScreen') },
  { path: paths.cardActivateStatus, screen: card('ActivateStatusScreen') },
  { path: paths.cardBlock, screen: card('BlockScreen') },
  { path: paths.cardBlockStatus, screen: card('BlockStatusScreen') },
  { path: paths.cardPin, screen: card('ChangePinScreen') },
  { path: paths.cardPinStatus, screen: card('ChangePinStatusScreen') },
  { path: paths.cardForgotPin, screen: card('ForgotPinScreen') },
  { path: paths.cardForgotPinStatus, screen: card('ForgotPinStatusScreen') },
  { path: paths.addAddress, screen: card('AddAddressScreen') },
  { path: paths.changeAddress, screen: card('ChangeAddressScreen') },
]

/** The pages of a plan, and of none where the plan's own begin at the root. */
export const routesBelow = (base: string): AppRoute[] =>
  routes.flatMap((route) => {
    const path = ofNoPlan(route.path)
    if (path === null) return route
    return base === '' ? { ...route, path } : []
  })

/** Fetches the code of the page that an address opens. */
export const preparePage = async (address: string): Promise<void> => {
  const wanted = pathOf(address)
  const base = planBases[planAt(wanted)]
  const screen = routesBelow(base).find(({ path }) => base + path === wanted)?.screen
  if (screen && 'prepare' in screen) await screen.prepare()
}
