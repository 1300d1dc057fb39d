export { default as PaidBatchScreen } from '#areas/invoices/screens/PaidBatchScreen.tsx'
export { default as PayBatchScreen } from '#areas/invoices/screens/PayBatchScreen.tsx'
