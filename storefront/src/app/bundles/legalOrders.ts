/** The pages of a company's invoices come as one bundle. */
export { default as OrderScreen } from '#areas/company/screens/orders/OrderScreen.tsx'
export { default as OrdersScreen } from '#areas/company/screens/orders/OrdersScreen.tsx'
export { default as PayCodeScreen } from '#areas/company/screens/orders/PayCodeScreen.tsx'
export { default as SignatureResultScreen } from '#areas/company/screens/orders/SignatureResultScreen.tsx'
export { default as SignBatchScreen } from '#areas/company/screens/orders/SignBatchScreen.tsx'
