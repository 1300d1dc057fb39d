export { default as ReportGoodsScreen } from '#areas/invoices/screens/ReportGoodsScreen.tsx'
