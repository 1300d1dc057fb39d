/** What is read and signed, and a renewal's way. */
export { default as CardAgreementScreen } from '#screens/contracts/CardAgreementScreen.tsx'
export { default as RenewalAgreementScreen } from '#screens/contracts/RenewalAgreementScreen.tsx'
export { default as RenewalFeeScreen } from '#screens/contracts/RenewalFeeScreen.tsx'
export { default as RenewalScreen } from '#screens/contracts/RenewalScreen.tsx'
