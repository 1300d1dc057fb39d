import { Redirect } from 'wouter'
import { paths } from '#app/paths.ts'
import { pageInstead } from '#features/contracts/renewal.ts'
import { FeePage } from '#features/credit/FeePage.tsx'
import { useFeePayment } from '#features/credit/useFeePayment.ts'
import { usePlan, useRegistration } from '#features/registration/standing.ts'
import { fee as text } from '#i18n/fa/credit.ts'

const purposes = {
  atGateway: 'renewal-platform-fee',
  fromWallet: 'renewal-platform-fee-withdraw-wallet',
} as const

/** The yearly fee of a granted renewal. person §2 "Renewal" */
export default function RenewalFeeScreen() {
  const plan = usePlan()
  const { data: status } = useRegistration()
  const payment = useFeePayment(purposes)
  const instead = pageInstead('PLATFORM_FEE', plan, status)
  if (instead && !payment.isRunning) return <Redirect to={instead} replace />
  return (
    <FeePage
      payment={payment}
      back={paths.home}
      note={status?.isCreditExpired === false ? text.opensAhead : text.opens}
    />
  )
}
