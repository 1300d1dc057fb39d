/** The pages of batch payments come as one bundle. */
export { default as PaidBatchScreen } from '#screens/orders/PaidBatchScreen.tsx'
export { default as PayBatchScreen } from '#screens/orders/PayBatchScreen.tsx'
