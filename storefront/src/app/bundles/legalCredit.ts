/** Fee and renewal of a company's credit come as one bundle. */
export { FeeScreen, RenewalFeeScreen } from '#areas/company/screens/credit/FeeScreens.tsx'
export {
  RenewalAgreementScreen,
  RenewalScreen,
} from '#areas/company/screens/credit/RenewalScreens.tsx'
