import { defaultCodeLifeMs } from '@kasbeno/api/contracts/waits'
import { amountFrom, paymentSources, type PaymentSource } from '@kasbeno/api/contracts/orders'
import type { Plan } from '@kasbeno/api/contracts/plans'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { paths } from '#app/paths.ts'
import { otpSecretOf } from '#areas/entry/parts/otp/otpSecret.ts'
import { namingLostAnswer } from '#areas/wallet/parts/payment/unanswered.ts'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { orders as text } from '#areas/invoices/words/orders.ts'
import { api } from '#core/api/client.ts'
import { ApiError } from '#core/api/errors.ts'
import { endpoints } from '#core/api/endpoints.ts'
import type { Order } from '#core/api/types.ts'
import { leaveOverlays } from '#core/overlays.ts'
import { fetchFresh, refresh } from '#core/query.ts'
import { toast } from '#core/toast.ts'
import { deadlineIn } from '#core/deadline.ts'
import { useIdempotencyKey } from '#core/useIdempotencyKey.ts'
import { useIsHere } from '#core/useIsHere.ts'
import { firstSource, optionOf } from './amounts.ts'
import { failureParams, successParams, type ResultState } from './returnParams.ts'

/** Bound by the server. */
export interface RunningCode {
  source: PaymentSource
  amount: number
  deadline: number
  /** A changed amount voids the code. */
  total?: number
}

interface StartedCode {
  running: RunningCode
  isNew: boolean
}

export interface PayCalls {
  start: (
    id: string,
    body: { paymentSource: PaymentSource }
  ) => Promise<{ expirationMillis: number }>
  pay: (id: string, body: { otpSecret: string | number }, key: string) => Promise<Order>
  read: (id: string) => Promise<Order>
  /** Where what is known of the owner's invoices begins. */
  around: (id: string, plan: Plan) => string[]
}

const personCalls: PayCalls = {
  start: (id, body) => api.post(endpoints.startOrderPayment(id), body),
  pay: (id, body, key) => api.post(endpoints.verifyOrderPayment(id), body, key),
  read: (id) => fetchFresh(endpoints.pendingOrder(id)),
  around: (id, plan) => [`/order/${plan}`, endpoints.pendingOrder(id)],
}

const sourceIn = ({ paymentSource }: Record<string, unknown>) =>
  paymentSources.find((source) => source === paymentSource)

/** From the answer, else as requested. */
const boundBy = (answer: Record<string, unknown>, order: Order, wanted: PaymentSource) => {
  const source = sourceIn(answer) ?? wanted
  const known = optionOf(order, source)?.amount ?? amountFrom(source, order)
  return { source, amount: typeof answer.amount === 'number' ? answer.amount : known }
}

const askForCode = async (
  calls: PayCalls,
  order: Order,
  wanted: PaymentSource
): Promise<StartedCode> => {
  try {
    const answer = await calls.start(order.id, { paymentSource: wanted })
    const deadline = deadlineIn(answer.expirationMillis || defaultCodeLifeMs)
    // Read after binding: later changes void the code.
    const isTold = 'amount' in answer
    const asBound = isTold ? order : await calls.read(order.id)
    const { grandTotalAmount: total } = asBound
    return { running: { ...boundBy(answer, asBound, wanted), deadline, total }, isNew: true }
  } catch (error) {
    const millis = error instanceof ApiError ? error.otpExpirationMillis : undefined
    if (!(error instanceof ApiError) || millis === undefined) throw error
    const deadline = deadlineIn(millis)
    const { grandTotalAmount: total } = order
    return { running: { ...boundBy(error.body, order, wanted), deadline, total }, isNew: false }
  }
}

/** @param begun a code requested earlier */
export const usePayInvoice = (
  order: Order,
  calls: PayCalls = personCalls,
  begun: RunningCode | null = null
) => {
  const plan = usePlan()
  const [, navigate] = useLocation()
  const [source, setSource] = useState<PaymentSource>(() => firstSource(order))
  const [running, setRunning] = useState<RunningCode | null>(begun)
  const keyOf = useIdempotencyKey()

  const isHere = useIsHere()

  const showResult = async (params: URLSearchParams, state: ResultState) => {
    // What is known of the invoice is from before the payment.
    await Promise.all([refresh(endpoints.order(order.id)), leaveOverlays()])
    calls.around(order.id, plan).forEach((path) => void refresh(path))
    void refresh(endpoints.wallet(plan))
    // Left meanwhile: a toast.
    if (!isHere.current) return toast('info', state.refusal ?? text.paid)
    navigate(`${paths.paymentStatus(order.id)}?${params}`, { replace: true, state })
  }

  const pay = async (otpSecret: string) => {
    try {
      const body = { otpSecret: otpSecretOf(otpSecret) }
      const key = keyOf({ id: order.id, ...body })
      const paid = await namingLostAnswer(calls.pay(order.id, body, key))
      await showResult(successParams(paid), { paid })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Paid elsewhere: the invoice tells.
      if (error.status === 409) return showResult(new URLSearchParams({ success: 'true' }), {})
      if (error.status !== 422) throw error
      await showResult(failureParams(error.body), { refusal: error.message })
    }
  }

  return {
    source,
    setSource,
    running,
    requestCode: () => askForCode(calls, order, source),
    enterCode: ({ running: started }: StartedCode) => setRunning(started),
    /**
     * Same source.
     * @returns false while one runs
     */
    resend: async () => {
      const next = await askForCode(calls, order, running?.source ?? source)
      setRunning(next.running)
      return next.isNew
    },
    pay,
    stop: () => setRunning(null),
  }
}
