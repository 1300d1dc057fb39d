/** The four main pages come as one bundle, so that nothing is waited for between them. */
export { default as HomeScreen } from '#screens/home/HomeScreen.tsx'
export { default as OrdersScreen } from '#screens/orders/OrdersScreen.tsx'
export { default as ProfileScreen } from '#screens/profile/ProfileScreen.tsx'
export { default as WalletScreen } from '#screens/wallet/WalletScreen.tsx'
