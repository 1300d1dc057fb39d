/** The pages of a company's invoices come as one bundle. */
export { default as OrderScreen } from '#screens/legal/orders/OrderScreen.tsx'
export { default as OrdersScreen } from '#screens/legal/orders/OrdersScreen.tsx'
export { default as PayCodeScreen } from '#screens/legal/orders/PayCodeScreen.tsx'
export { default as SignatureResultScreen } from '#screens/legal/orders/SignatureResultScreen.tsx'
export { default as SignBatchScreen } from '#screens/legal/orders/SignBatchScreen.tsx'
