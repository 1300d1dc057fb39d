export { default as ConsentsScreen } from '#areas/company/screens/consents/ConsentsScreen.tsx'
