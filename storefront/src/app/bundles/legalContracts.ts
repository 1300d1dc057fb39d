export { default as ContractCallbackScreen } from '#areas/company/screens/contracts/ContractCallbackScreen.tsx'
export { default as ContractScreen } from '#areas/company/screens/contracts/ContractScreen.tsx'
export { default as ContractsScreen } from '#areas/company/screens/contracts/ContractsScreen.tsx'
