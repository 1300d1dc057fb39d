/** What is looked up now and then. */
export { default as WithdrawalsScreen } from '#screens/wallet/WithdrawalsScreen.tsx'
export { default as WithdrawScreen } from '#screens/wallet/WithdrawScreen.tsx'
export { default as StatementScreen } from '#screens/wallet/StatementScreen.tsx'
