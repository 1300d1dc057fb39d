/** One bundle, so that switching tabs never waits. */
export { default as HomeScreen } from '#areas/home/screens/HomeScreen.tsx'
export { default as OrdersScreen } from '#areas/invoices/screens/OrdersScreen.tsx'
export { default as ProfileScreen } from '#areas/profile/screens/profile/ProfileScreen.tsx'
export { default as WalletScreen } from '#areas/wallet/screens/WalletScreen.tsx'
