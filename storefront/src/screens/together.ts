/** The pages of paying several invoices with one code come as one bundle. */
export { default as PaidTogetherScreen } from '#screens/orders/PaidTogetherScreen.tsx'
export { default as PayTogetherScreen } from '#screens/orders/PayTogetherScreen.tsx'
