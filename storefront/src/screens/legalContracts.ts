/** The contracts of a company's cards come as one bundle. */
export { default as ContractCallbackScreen } from '#screens/legal/contracts/ContractCallbackScreen.tsx'
export { default as ContractScreen } from '#screens/legal/contracts/ContractScreen.tsx'
export { default as ContractsScreen } from '#screens/legal/contracts/ContractsScreen.tsx'
