/** The pages of paying, owing and charging come as one bundle. */
export { default as InstallmentScreen } from '#areas/debts/screens/InstallmentScreen.tsx'
export { default as InstallmentsScreen } from '#areas/debts/screens/InstallmentsScreen.tsx'
export { default as ObligationsScreen } from '#areas/debts/screens/ObligationsScreen.tsx'
export { default as CompletedOrderScreen } from '#areas/invoices/screens/CompletedOrderScreen.tsx'
export { default as PaymentStatusScreen } from '#areas/invoices/screens/PaymentStatusScreen.tsx'
export { default as PendingOrderScreen } from '#areas/invoices/screens/PendingOrderScreen.tsx'
export { default as PaymentResultScreen } from '#areas/wallet/screens/PaymentResultScreen.tsx'
export { default as WalletChargeScreen } from '#areas/wallet/screens/WalletChargeScreen.tsx'
