import { feeRefundDays } from '@kasbeno/api/contracts/credit'
import { callbackOf, paymentCallbacks } from '@kasbeno/api/contracts/payment_callbacks'
import { choosesPackage } from '@kasbeno/api/contracts/plans'
import { Redirect, useLocation } from 'wouter'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#components/Button.tsx'
import { Card } from '#components/Card.tsx'
import { Fact, Facts } from '#components/Facts.tsx'
import { Loaded } from '#components/Loaded.tsx'
import { Notice } from '#components/Notice.tsx'
import { Rial } from '#components/Rial.tsx'
import { Screen } from '#components/Screen.tsx'
import { insteadOfFee } from '#features/credit/feeStep.ts'
import { GatewayChoice, useGateways } from '#features/payment/GatewayChoice.tsx'
import { paidFromWallet } from '#features/payment/purposes.ts'
import { usePay } from '#features/payment/usePay.ts'
import { isAtEnd, usePlan, useRegistration } from '#features/registration/standing.ts'
import { SupportLink } from '#features/support/SupportLink.tsx'
import { fee as text } from '#i18n/fa/credit.ts'
import { payment } from '#i18n/fa/payment.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import type { FeeDetail } from '#lib/api/types.ts'
import { refresh, useQuery } from '#lib/query.ts'

const Amounts = ({ detail }: { detail: FeeDetail }) => (
  <Card>
    <Facts>
      <Fact name={text.platformFee}>
        <Rial value={detail.platformFee} />
      </Fact>
      <Fact name={text.vat}>
        <Rial value={detail.valueAddedTax} />
      </Fact>
      <Fact name={text.total}>
        <Rial value={detail.totalAmount} />
      </Fact>
      {detail.paymentAmount < detail.totalAmount && (
        <Fact name={text.fromWallet}>
          <Rial value={detail.totalAmount - detail.paymentAmount} />
        </Fact>
      )}
      <Fact name={text.payable}>
        <Rial value={detail.paymentAmount} size="large" />
      </Fact>
    </Facts>
  </Card>
)

/** Fee, tax and total, a gateway, and away to the bank; or from the wallet when that covers it. */
export default function PlatformFeeScreen() {
  const plan = usePlan()
  const isAtSignup = choosesPackage(plan)
  const [, navigate] = useLocation()
  const registration = useRegistration()
  const detail = useQuery(endpoints.feeDetail(plan))
  const gateways = useGateways()
  const callback = callbackOf(isAtSignup ? 'subscription-package' : 'platform-fee', plan)
  const pay = usePay(async () => {
    await refresh(endpoints.registration(plan))
    const purpose = isAtSignup ? 'subscription-package' : 'platform-fee-withdraw-wallet'
    navigate(paidFromWallet(purpose, detail.data?.totalAmount ?? 0))
  }, callback)

  if (registration.data && isAtEnd(registration.data)) {
    return <Redirect to={paths.summary} replace />
  }
  const instead = registration.data && insteadOfFee(registration.data, plan)
  if (instead && !pay.isRunning) return <Redirect to={instead} replace />
  const needsGateway = (detail.data?.paymentAmount ?? 0) > 0
  const canPay = detail.data && (!needsGateway || gateways.indicator !== '')
  return (
    <Screen
      title={payment.titles[paymentCallbacks[callback].title]}
      back={isAtSignup ? paths.creditAmount : paths.home}
      aside={<SupportLink />}
      footer={
        <>
          <Button
            wide
            disabled={!canPay}
            isRunning={pay.isRunning}
            onClick={() => void pay.run(endpoints.payFee(plan), { indicator: gateways.indicator })}
          >
            {needsGateway || !detail.data ? text.pay : text.payFromWallet}
          </Button>
          {isAtSignup && (
            <ButtonLink wide look="quiet" href={paths.creditAmount}>
              {text.changeAmount}
            </ButtonLink>
          )}
        </>
      }
    >
      <Loaded from={detail}>
        {(loaded) => (
          <>
            <Amounts detail={loaded} />
            <Notice tone="info">{isAtSignup ? text.refund(feeRefundDays) : text.opens}</Notice>
            {needsGateway ? <GatewayChoice {...gateways} /> : <p>{text.walletCovers}</p>}
          </>
        )}
      </Loaded>
    </Screen>
  )
}
