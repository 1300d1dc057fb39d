import { lazy, type ComponentType } from 'react'
import EntryScreen from '#screens/entry/EntryScreen.tsx'
import { paths, patterns } from './paths.ts'

export interface AppRoute {
  path: string
  screen: ComponentType<{ id: string }>
  /** Open to those who have not signed in. */
  isOpen?: boolean
}

export const NotFoundScreen = lazy(() => import('#screens/entry/NotFoundScreen.tsx'))

/** The entry is part of the first load; every other page comes when it is opened. */
export const routes: AppRoute[] = [
  { path: paths.root, screen: EntryScreen, isOpen: true },
  { path: paths.login, screen: EntryScreen, isOpen: true },
  {
    path: paths.generalHome,
    screen: lazy(() => import('#screens/entry/GeneralHomeScreen.tsx')),
  },
  {
    path: paths.signupStatus,
    screen: lazy(() => import('#screens/signup/SignupStatusScreen.tsx')),
  },
  { path: paths.identity, screen: lazy(() => import('#screens/signup/IdentityScreen.tsx')) },
  { path: paths.shop, screen: lazy(() => import('#screens/signup/ShopScreen.tsx')) },
  { path: paths.documents, screen: lazy(() => import('#screens/signup/DocumentsScreen.tsx')) },
  {
    path: paths.creditAmount,
    screen: lazy(() => import('#screens/signup/CreditAmountScreen.tsx')),
  },
  { path: paths.platformFee, screen: lazy(() => import('#screens/signup/PlatformFeeScreen.tsx')) },
  { path: paths.summary, screen: lazy(() => import('#screens/signup/SummaryScreen.tsx')) },
  { path: paths.home, screen: lazy(() => import('#screens/home/HomeScreen.tsx')) },
  { path: paths.distributors, screen: lazy(() => import('#screens/home/DistributorsScreen.tsx')) },
  { path: paths.orders, screen: lazy(() => import('#screens/orders/OrdersScreen.tsx')) },
  {
    path: patterns.pendingOrder,
    screen: lazy(() => import('#screens/orders/PendingOrderScreen.tsx')),
  },
  {
    path: patterns.paymentStatus,
    screen: lazy(() => import('#screens/orders/PaymentStatusScreen.tsx')),
  },
  {
    path: patterns.completedOrder,
    screen: lazy(() => import('#screens/orders/CompletedOrderScreen.tsx')),
  },
  {
    path: paths.installments,
    screen: lazy(() => import('#screens/installments/InstallmentsScreen.tsx')),
  },
  {
    path: patterns.installment,
    screen: lazy(() => import('#screens/installments/InstallmentScreen.tsx')),
  },
  { path: paths.wallet, screen: lazy(() => import('#screens/wallet/WalletScreen.tsx')) },
  {
    path: paths.walletCharge,
    screen: lazy(() => import('#screens/wallet/WalletChargeScreen.tsx')),
  },
  {
    path: paths.walletTransaction,
    screen: lazy(() => import('#screens/wallet/PaymentResultScreen.tsx')),
  },
  {
    path: paths.paymentCallback,
    screen: lazy(() => import('#screens/wallet/PaymentResultScreen.tsx')),
  },
  { path: paths.profile, screen: lazy(() => import('#screens/profile/ProfileScreen.tsx')) },
]
