import {
  callbackOf,
  callbackOfPayment,
  paymentCallbacks,
  type PaymentCallback,
} from '@kasbeno/api/contracts/payment_callbacks'
import {
  isEnded,
  type GatewayIndicator,
  type PaymentPurpose,
} from '@kasbeno/api/contracts/payments'
import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { ResultPage } from '#ui/ResultPage.tsx'
import { Screen } from '#ui/Screen.tsx'
import { PaymentFacts } from '#areas/wallet/parts/payment/PaymentFacts.tsx'
import { ReceiptPicture } from '#areas/wallet/parts/payment/ReceiptPicture.tsx'
import { TransferAccount } from '#areas/wallet/parts/payment/TransferAccount.tsx'
import { rememberedCallback } from '#areas/wallet/parts/payment/callbackCookie.ts'
import { onwardFrom, walletPaidCallback } from '#areas/wallet/parts/payment/purposes.ts'
import { useFeeConfirmation } from '#areas/wallet/parts/payment/useFeeConfirmation.ts'
import { RepaymentDone } from '#areas/wallet/parts/payment/RepaymentDone.tsx'
import { useBankQuestion } from '#areas/wallet/parts/payment/useBankQuestion.ts'
import { useFollowed } from '#areas/wallet/parts/payment/useFollowed.ts'
import { standingPath, usePlan } from '#areas/signup/parts/registration/standing.ts'
import { SupportButton } from '#areas/profile/parts/support/SupportLink.tsx'
import { payment as text } from '#areas/wallet/words/payment.ts'
import { ApiError } from '#core/api/errors.ts'
import { endpoints } from '#core/api/endpoints.ts'
import type { GatewayPayment } from '#core/api/types.ts'
import { jalaliLong } from '#core/jalali.ts'
import { refresh, useQuery, type Query } from '#core/query.ts'

interface Result {
  purpose: PaymentPurpose
  callback: PaymentCallback | null
  amount: number
  indicator?: GatewayIndicator
  isGatewayPart?: boolean
  createdAt: string
  referenceCode: string | null
  message?: string | null
}

const titleOf = ({ callback }: Result): string =>
  callback ? text.titles[paymentCallbacks[callback].title] : text.repaymentTitle

const Success = (result: Result) => {
  const plan = usePlan()
  const { success } = onwardFrom(result.callback)
  useEffect(() => {
    void refresh(standingPath(plan))
    void refresh(endpoints.wallet(plan))
    void refresh(`/order/${plan}`)
  }, [plan])
  return (
    <ResultPage
      kind="success"
      page={titleOf(result)}
      title={text.success}
      message={result.message ?? text.successMessages[result.purpose]}
      actions={
        <ButtonLink wide replace href={success}>
          {text.go[success] ?? text.goOn}
        </ButtonLink>
      }
    >
      <Card>
        <PaymentFacts {...result} />
      </Card>
    </ResultPage>
  )
}

/** Failed transfers do not return by themselves. */
const failureOf = ({ indicator }: Result) =>
  indicator === 'OFFLINE'
    ? { title: text.transferRefused, message: text.transferRefusedMessage }
    : { title: text.failure, message: text.failureMessage }

/** Asks before another transfer. */
const Failure = (result: Result) => {
  const isTransfer = result.indicator === 'OFFLINE'
  const actions = [
    <ButtonLink
      key="retry"
      wide
      replace
      look={isTransfer ? 'second' : 'main'}
      href={onwardFrom(result.callback).failure}
    >
      {text.retry}
    </ButtonLink>,
    <SupportButton key="support" wide isFirst={isTransfer} />,
  ]
  return (
    <ResultPage
      kind="failure"
      page={titleOf(result)}
      {...failureOf(result)}
      actions={isTransfer ? actions.reverse() : actions}
    >
      <Card>
        <PaymentFacts {...result} />
      </Card>
    </ResultPage>
  )
}

/** AT_BANK: no answer yet. BY_HAND: awaits staff. */
type Stage = 'AT_BANK' | 'BY_HAND' | 'CHECKED'

const stageOf = ({ transactionStatus: status, indicator }: GatewayPayment): Stage => {
  if (indicator === 'OFFLINE') return 'BY_HAND'
  return status === 'CREATED' || status === 'REDIRECTED' ? 'AT_BANK' : 'CHECKED'
}

interface WaitingProps {
  payment: GatewayPayment
  result: Result
  stage: Stage
  isChecking: boolean
  onCheck: () => void
}

/** Tells of the open payment and offers no second way to pay beside it: the bank is asked, or it is put away. */
const Waiting = ({ payment, result, stage, isChecking, onCheck }: WaitingProps) => {
  const { ask, putAside } = useBankQuestion(payment, onwardFrom(result.callback).failure)
  const isTransfer = stage === 'BY_HAND'
  return (
    <ResultPage
      kind="waiting"
      page={titleOf(result)}
      title={text.stages[stage].title}
      message={text.stages[stage].message(jalaliLong(payment.knownBy))}
      actions={
        <>
          <Button
            wide
            isRunning={isTransfer ? isChecking : ask.isRunning}
            onClick={isTransfer ? onCheck : () => void ask.run()}
          >
            {isTransfer ? text.check : text.askBank}
          </Button>
          {stage === 'AT_BANK' && payment.putAsideAt === null ? (
            <Button
              wide
              look="second"
              isRunning={putAside.isRunning}
              onClick={() => void putAside.run()}
            >
              {text.putAside}
            </Button>
          ) : (
            <ButtonLink wide replace look="second" href={paths.home}>
              {text.home}
            </ButtonLink>
          )}
        </>
      }
    >
      <Card>
        <PaymentFacts {...result} />
      </Card>
      {isTransfer && (
        <>
          <TransferAccount />
          <ReceiptPicture {...payment} />
        </>
      )}
    </ResultPage>
  )
}

const Unknown = () => (
  <ResultPage
    kind="failure"
    page={text.title}
    title={text.unknown}
    message={text.unknownMessage}
    actions={
      <>
        <ButtonLink wide replace href={paths.wallet}>
          {text.go[paths.wallet]}
        </ButtonLink>
        <SupportButton wide />
      </>
    }
  />
)

const isMissing = ({ data, error }: Query<unknown>) =>
  !data && error instanceof ApiError && error.status === 404

const Loading = ({ from }: { from: Query<unknown> }) => (
  <Screen title={text.title}>
    <Loaded from={from}>{() => null}</Loaded>
  </Screen>
)

const FromGateway = ({ id }: { id: string }) => {
  const payment: Query<GatewayPayment> = useFollowed(id)
  // Ended payments are forgotten.
  const [remembered] = useState(rememberedCallback)
  useFeeConfirmation(payment.data)
  if (isMissing(payment)) return <Unknown />
  if (!payment.data) return <Loading from={payment} />
  const { transactionStatus: status, purpose, plan, repaymentId, message, outcome } = payment.data
  const callback =
    outcome === 'KEPT_AS_CASH' && !repaymentId
      ? callbackOf('wallet-charge', plan)
      : callbackOfPayment(payment.data, remembered)
  const result = { ...payment.data, callback, isGatewayPart: purpose !== 'wallet-charge' }
  if (status === 'COMPLETED') {
    return repaymentId ? (
      <RepaymentDone id={repaymentId} message={message} />
    ) : (
      <Success {...result} />
    )
  }
  if (isEnded(status)) return <Failure {...result} />
  return (
    <Waiting
      payment={payment.data}
      result={result}
      stage={stageOf(payment.data)}
      isChecking={payment.isLoading}
      onCheck={payment.reload}
    />
  )
}

/** The last one taken. */
const FeeFromWallet = ({ callback }: { callback: PaymentCallback }) => {
  const last = useQuery(endpoints.transactions(1, 0, 'PLATFORM_FEE'))
  if (!last.data) return <Loading from={last} />
  const [paid] = last.data.items
  if (!paid) return <Unknown />
  const { amount, createdAt, referenceCode } = paid
  const purpose = callback.startsWith('subscription') ? 'subscription-package' : 'platform-fee'
  return <Success {...{ purpose, callback, amount, createdAt, referenceCode }} />
}

/** Asks the server; parameters are not shown. */
export default function PaymentResultScreen() {
  const plan = usePlan()
  const search = new URLSearchParams(useSearch())
  const [id, repaymentId, purpose] = ['id', 'repaymentId', 'purpose'].map((name) =>
    search.get(name)
  )
  if (id) return <FromGateway id={id} />
  if (repaymentId) return <RepaymentDone id={repaymentId} message={null} />
  const callback = walletPaidCallback(purpose, plan)
  if (callback) return <FeeFromWallet callback={callback} />
  return <Unknown />
}
