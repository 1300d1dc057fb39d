export { default as WithdrawalsScreen } from '#areas/wallet/screens/WithdrawalsScreen.tsx'
export { default as WithdrawScreen } from '#areas/wallet/screens/WithdrawScreen.tsx'
export { default as StatementScreen } from '#areas/wallet/screens/StatementScreen.tsx'
