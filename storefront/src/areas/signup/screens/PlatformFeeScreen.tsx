import { feeRefundDays } from '@kasbeno/api/contracts/credit'
import { choosesPackage } from '@kasbeno/api/contracts/plans'
import { Redirect } from 'wouter'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { FeePage } from '#areas/signup/parts/credit/FeePage.tsx'
import { insteadOfFee } from '#areas/signup/parts/credit/feeStep.ts'
import { useFeePayment } from '#areas/signup/parts/credit/useFeePayment.ts'
import { isAtEnd, usePlan, useRegistration } from '#areas/signup/parts/registration/standing.ts'
import { fee as text } from '#areas/signup/words/credit.ts'

const atSignup = { atGateway: 'subscription-package', fromWallet: 'subscription-package' } as const
const afterAllocation = {
  atGateway: 'platform-fee',
  fromWallet: 'platform-fee-withdraw-wallet',
} as const

/** Of the package, or the allocated credit. */
export default function PlatformFeeScreen() {
  const plan = usePlan()
  const isAtSignup = choosesPackage(plan)
  const registration = useRegistration()
  const payment = useFeePayment(isAtSignup ? atSignup : afterAllocation)

  if (registration.data && isAtEnd(registration.data)) {
    return <Redirect to={paths.summary} replace />
  }
  const instead = registration.data && insteadOfFee(registration.data, plan)
  if (instead && !payment.isRunning) return <Redirect to={instead} replace />
  return (
    <FeePage
      payment={payment}
      back={isAtSignup ? paths.creditAmount : paths.home}
      note={isAtSignup ? text.refund(feeRefundDays) : text.opens}
      more={
        isAtSignup && (
          <ButtonLink wide look="quiet" href={paths.creditAmount}>
            {text.changeAmount}
          </ButtonLink>
        )
      }
    />
  )
}
