/** Who sees what is left of a company's credit comes as a bundle of its own. */
export { default as ConsentsScreen } from '#areas/company/screens/consents/ConsentsScreen.tsx'
