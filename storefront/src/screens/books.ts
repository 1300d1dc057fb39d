/** What is looked up now and then. */
export { default as StatementScreen } from '#screens/wallet/StatementScreen.tsx'
