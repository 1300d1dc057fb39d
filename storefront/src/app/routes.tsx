import type { ComponentType } from 'react'
import EntryScreen from '#screens/entry/EntryScreen.tsx'
import { pageOf } from './pageOf.ts'
import { paths, patterns } from './paths.ts'

export interface AppRoute {
  path: string
  screen: ComponentType<{ id: string }>
  /** Open to those who have not signed in. */
  isOpen?: boolean
  /** Where a plan is chosen; every other page leads here as long as there is none. */
  isBeforePlan?: boolean
  /** The page itself says that the application was refused, or that its own step was. */
  tellsRefusal?: 'whole' | 'step'
}

/** A page of the bottom navigation. */
const tab = (name: 'HomeScreen' | 'OrdersScreen' | 'WalletScreen' | 'ProfileScreen') =>
  pageOf(async () => ({ default: (await import('#screens/tabs.ts'))[name] }))

export const NotFoundScreen = pageOf(() => import('#screens/entry/NotFoundScreen.tsx'))

/** The entry is part of the first load; every other page comes when it is opened. */
export const routes: AppRoute[] = [
  { path: paths.root, screen: EntryScreen, isOpen: true },
  { path: paths.login, screen: EntryScreen, isOpen: true },
  {
    path: paths.generalHome,
    screen: pageOf(() => import('#screens/entry/GeneralHomeScreen.tsx')),
    isBeforePlan: true,
  },
  {
    path: paths.onboardingPlans,
    screen: pageOf(() => import('#screens/entry/OnboardingPlansScreen.tsx')),
    isOpen: true,
  },
  {
    path: paths.creditOnboarding,
    screen: pageOf(() => import('#screens/signup/CreditOnboardingScreen.tsx')),
  },
  {
    path: paths.signupStatus,
    screen: pageOf(() => import('#screens/signup/SignupStatusScreen.tsx')),
    tellsRefusal: 'whole',
  },
  {
    path: paths.identity,
    screen: pageOf(() => import('#screens/signup/IdentityScreen.tsx')),
    tellsRefusal: 'step',
  },
  {
    path: paths.shop,
    screen: pageOf(() => import('#screens/signup/ShopScreen.tsx')),
    tellsRefusal: 'step',
  },
  {
    path: paths.documents,
    screen: pageOf(() => import('#screens/signup/DocumentsScreen.tsx')),
    tellsRefusal: 'step',
  },
  {
    path: paths.creditAmount,
    screen: pageOf(() => import('#screens/signup/CreditAmountScreen.tsx')),
  },
  {
    path: paths.platformFee,
    screen: pageOf(() => import('#screens/signup/PlatformFeeScreen.tsx')),
  },
  {
    path: paths.summary,
    screen: pageOf(() => import('#screens/signup/SummaryScreen.tsx')),
    tellsRefusal: 'whole',
  },
  { path: paths.home, screen: tab('HomeScreen'), tellsRefusal: 'whole' },
  {
    path: paths.distributors,
    screen: pageOf(() => import('#screens/home/DistributorsScreen.tsx')),
    isOpen: true,
  },
  {
    path: patterns.distributor,
    screen: pageOf(() => import('#screens/home/DistributorScreen.tsx')),
    isOpen: true,
  },
  { path: paths.orders, screen: tab('OrdersScreen') },
  {
    path: patterns.pendingOrder,
    screen: pageOf(() => import('#screens/orders/PendingOrderScreen.tsx')),
  },
  {
    path: patterns.paymentStatus,
    screen: pageOf(() => import('#screens/orders/PaymentStatusScreen.tsx')),
  },
  {
    path: patterns.completedOrder,
    screen: pageOf(() => import('#screens/orders/CompletedOrderScreen.tsx')),
  },
  {
    path: paths.installments,
    screen: pageOf(() => import('#screens/installments/InstallmentsScreen.tsx')),
  },
  {
    path: patterns.installment,
    screen: pageOf(() => import('#screens/installments/InstallmentScreen.tsx')),
  },
  { path: paths.wallet, screen: tab('WalletScreen') },
  {
    path: paths.walletCharge,
    screen: pageOf(() => import('#screens/wallet/WalletChargeScreen.tsx')),
  },
  {
    path: paths.walletTransaction,
    screen: pageOf(() => import('#screens/wallet/PaymentResultScreen.tsx')),
  },
  {
    path: paths.paymentCallback,
    screen: pageOf(() => import('#screens/wallet/PaymentResultScreen.tsx')),
  },
  { path: paths.profile, screen: tab('ProfileScreen') },
]
