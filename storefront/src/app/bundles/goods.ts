/** What is said of goods that came, or did not. */
export { default as ReportGoodsScreen } from '#areas/invoices/screens/ReportGoodsScreen.tsx'
