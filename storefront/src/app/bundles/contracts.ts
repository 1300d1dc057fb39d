export { default as CardAgreementScreen } from '#areas/contracts/screens/CardAgreementScreen.tsx'
export { default as RenewalAgreementScreen } from '#areas/contracts/screens/RenewalAgreementScreen.tsx'
export { default as RenewalFeeScreen } from '#areas/contracts/screens/RenewalFeeScreen.tsx'
export { default as RenewalScreen } from '#areas/contracts/screens/RenewalScreen.tsx'
