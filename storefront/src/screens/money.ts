/** The pages of paying, owing and charging come as one bundle. */
export { default as InstallmentScreen } from '#screens/installments/InstallmentScreen.tsx'
export { default as InstallmentsScreen } from '#screens/installments/InstallmentsScreen.tsx'
export { default as ObligationsScreen } from '#screens/installments/ObligationsScreen.tsx'
export { default as CompletedOrderScreen } from '#screens/orders/CompletedOrderScreen.tsx'
export { default as PaymentStatusScreen } from '#screens/orders/PaymentStatusScreen.tsx'
export { default as PendingOrderScreen } from '#screens/orders/PendingOrderScreen.tsx'
export { default as PaymentResultScreen } from '#screens/wallet/PaymentResultScreen.tsx'
export { default as WalletChargeScreen } from '#screens/wallet/WalletChargeScreen.tsx'
