import { Redirect } from 'wouter'
import { paths } from '#app/paths.ts'
import { pageInstead } from '#areas/contracts/parts/renewal.ts'
import { FeePage } from '#areas/signup/parts/credit/FeePage.tsx'
import { useFeePayment } from '#areas/signup/parts/credit/useFeePayment.ts'
import { usePlan, useRegistration } from '#areas/signup/parts/registration/standing.ts'
import { fee as text } from '#areas/signup/words/credit.ts'

const purposes = {
  atGateway: 'renewal-platform-fee',
  fromWallet: 'renewal-platform-fee-withdraw-wallet',
} as const

/** person §2 "Renewal" */
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
