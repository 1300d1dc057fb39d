export { FeeScreen, RenewalFeeScreen } from '#areas/company/screens/credit/FeeScreens.tsx'
export {
  RenewalAgreementScreen,
  RenewalScreen,
} from '#areas/company/screens/credit/RenewalScreens.tsx'
