import { isSettled, paymentPurposes, type PaymentPurpose } from '@kasbeno/api/contracts/payments'
import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#components/Button.tsx'
import { Card } from '#components/Card.tsx'
import { Loaded } from '#components/Loaded.tsx'
import { ResultPage } from '#components/ResultPage.tsx'
import { Screen } from '#components/Screen.tsx'
import { AfterRepayment } from '#features/installments/AfterRepayment.tsx'
import { PaymentFacts } from '#features/payment/PaymentFacts.tsx'
import { afterPayment } from '#features/payment/purposes.ts'
import { usePlan } from '#features/registration/standing.ts'
import { SupportButton } from '#features/support/SupportLink.tsx'
import { payment as text } from '#i18n/fa/payment.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import type { GatewayPayment } from '#lib/api/types.ts'
import { refresh, useQuery } from '#lib/query.ts'

const followMs = 3000

interface Result {
  purpose: PaymentPurpose
  amount: number
  isGatewayPart?: boolean
  createdAt?: string
  referenceCode?: string | null
  message?: string | null
}

const Success = (result: Result) => {
  const plan = usePlan()
  useEffect(() => {
    void refresh(endpoints.registration(plan))
    void refresh(endpoints.wallet(plan))
    void refresh(`/order/${plan}`)
  }, [plan])
  return (
    <ResultPage
      kind="success"
      page={text.titles[result.purpose]}
      title={text.success}
      message={result.message ?? text.successMessages[result.purpose]}
      actions={
        <ButtonLink wide replace href={afterPayment[result.purpose].success}>
          {text.go[result.purpose]}
        </ButtonLink>
      }
    >
      <Card>
        <PaymentFacts {...result} />
      </Card>
      {result.purpose === 'installment' && <AfterRepayment />}
    </ResultPage>
  )
}

const Failure = (result: Result) => (
  <ResultPage
    kind="failure"
    page={text.titles[result.purpose]}
    title={text.failure}
    message={text.failureMessage}
    actions={
      <>
        <ButtonLink wide replace href={afterPayment[result.purpose].failure}>
          {text.retry}
        </ButtonLink>
        <SupportButton wide />
      </>
    }
  >
    <Card>
      <PaymentFacts {...result} />
    </Card>
  </ResultPage>
)

const Waiting = (result: Result) => (
  <ResultPage
    kind="waiting"
    page={text.titles[result.purpose]}
    title={text.waiting}
    message={text.waitingMessage}
    actions={
      <ButtonLink wide look="second" href={paths.home}>
        {text.home}
      </ButtonLink>
    }
  >
    <Card>
      <PaymentFacts {...result} />
    </Card>
  </ResultPage>
)

/** The gateway named no payment of ours. */
const Unknown = () => (
  <ResultPage
    kind="failure"
    page={text.title}
    title={text.unknown}
    message={text.failureMessage}
    actions={
      <>
        <ButtonLink wide replace href={paths.home}>
          {text.home}
        </ButtonLink>
        <SupportButton wide />
      </>
    }
  />
)

const FromGateway = ({ id }: { id: string }) => {
  const [pollMs, setPollMs] = useState<number | undefined>(followMs)
  const payment = useQuery<GatewayPayment>(endpoints.payment(id), { pollMs })
  const status = payment.data?.transactionStatus
  useEffect(() => {
    if (status && isSettled(status)) setPollMs(undefined)
  }, [status])
  if (!payment.data) {
    return (
      <Screen title={text.title}>
        <Loaded from={payment}>{() => null}</Loaded>
      </Screen>
    )
  }
  const result = { ...payment.data, isGatewayPart: payment.data.purpose !== 'wallet-charge' }
  if (status === 'COMPLETED') return <Success {...result} />
  return status && isSettled(status) ? <Failure {...result} /> : <Waiting {...result} />
}

/** Back from the gateway, or paid without one. The address names the payment; the server knows how it ended. */
export default function PaymentResultScreen() {
  const search = new URLSearchParams(useSearch())
  const id = search.get('id')
  if (id) return <FromGateway id={id} />
  const purpose = paymentPurposes.find((one) => one === search.get('purpose'))
  if (!purpose) return <Unknown />
  return <Success purpose={purpose} amount={Number(search.get('amount')) || 0} />
}
