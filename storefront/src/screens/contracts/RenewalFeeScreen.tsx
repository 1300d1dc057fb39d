import { Redirect } from 'wouter'
import { paths } from '#app/paths.ts'
import { FeePage } from '#features/credit/FeePage.tsx'
import { useFeePayment } from '#features/credit/useFeePayment.ts'
import { useRegistration } from '#features/registration/standing.ts'
import { fee as text } from '#i18n/fa/credit.ts'

const purposes = {
  atGateway: 'renewal-platform-fee',
  fromWallet: 'renewal-platform-fee-withdraw-wallet',
} as const

/** The yearly fee of a granted renewal. person §2 "Renewal" */
export default function RenewalFeeScreen() {
  const { data: status } = useRegistration()
  const payment = useFeePayment(purposes)
  if (status && !payment.isRunning) {
    const { isCreditExpired, hasRenewalCredit, hasActivePlatformFee, hasSignedContract } = status
    if (!isCreditExpired || !hasRenewalCredit) return <Redirect to={paths.home} replace />
    if (hasActivePlatformFee || !hasSignedContract) return <Redirect to={paths.renewal} replace />
  }
  return <FeePage payment={payment} back={paths.home} note={text.opens} />
}
