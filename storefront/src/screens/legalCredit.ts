/** Fee and renewal of a company's credit come as one bundle. */
export { FeeScreen, RenewalFeeScreen } from '#screens/legal/credit/FeeScreens.tsx'
export { RenewalAgreementScreen, RenewalScreen } from '#screens/legal/credit/RenewalScreens.tsx'
