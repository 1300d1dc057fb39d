import {
  paymentSources,
  type PaymentSource,
  type RefusedInvoice,
} from '@kasbeno/api/contracts/orders'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { paths } from '#app/paths.ts'
import { otpSecretOf } from '#areas/entry/parts/otp/otpSecret.ts'
import { namingLostAnswer } from '#areas/wallet/parts/payment/unanswered.ts'
import { keptCode, useKeptCode } from '#areas/invoices/parts/invoicePayment/keptCode.ts'
import type { RunningCode } from '#areas/invoices/parts/invoicePayment/usePayInvoice.ts'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { batch as text } from '#areas/invoices/words/batch.ts'
import { api } from '#core/api/client.ts'
import { ApiError } from '#core/api/errors.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { dropDraft } from '#core/drafts.ts'
import { leaveOverlays } from '#core/overlays.ts'
import { refresh } from '#core/query.ts'
import { toast } from '#core/toast.ts'
import { deadlineIn } from '#core/deadline.ts'
import { useIdempotencyKey } from '#core/useIdempotencyKey.ts'
import { useIsHere } from '#core/useIsHere.ts'

interface StartedCode {
  running: RunningCode
  isNew: boolean
}

interface BatchCode extends RunningCode {
  phone: string
}

const codeOf = (draft: string): string => `${draft}.code`

/** Null without a running code. */
const runningIn = (error: unknown): RunningCode | null => {
  if (!(error instanceof ApiError) || error.otpExpirationMillis === undefined) return null
  const { amount, paymentSource } = error.body
  const source = paymentSources.find((one) => one === paymentSource)
  if (!source || typeof amount !== 'number') return null
  return { source, amount, deadline: deadlineIn(error.otpExpirationMillis) }
}

/** In the history entry. */
export interface BatchPaymentState {
  refusal?: string
  /** Those that kept the others from being paid. */
  refused?: RefusedInvoice[]
}

export const batchPaymentState = (state: unknown): BatchPaymentState =>
  state && typeof state === 'object' ? state : {}

const refusedBy = ({ message, body }: ApiError): BatchPaymentState => ({
  refusal: message,
  refused: body.invoices as RefusedInvoice[] | undefined,
})

const askForCode = async (orderIds: string[], paymentSource: PaymentSource) => {
  try {
    const body = { orderIds, paymentSource }
    const { amount, expirationMillis } = await api.post(endpoints.startBatch, body)
    const running = { source: paymentSource, amount, deadline: deadlineIn(expirationMillis) }
    return { running, isNew: true }
  } catch (error) {
    const running = runningIn(error)
    if (!running) throw error
    return { running, isNew: false }
  }
}

/** @param draft of what is marked: it ends with the payment, as the code does */
export const useBatchPayment = (orderIds: string[], draft: string) => {
  const plan = usePlan()
  const [, navigate] = useLocation()
  const [running, setRunning] = useState<BatchCode | null>(() => keptCode(codeOf(draft)))
  useKeptCode(codeOf(draft), running)
  const keyOf = useIdempotencyKey()
  const isHere = useIsHere()

  const showResult = async ({ refusal, refused }: BatchPaymentState = {}) => {
    dropDraft(draft)
    dropDraft(codeOf(draft))
    // What is known of them is from before the payment.
    await Promise.all([refresh(endpoints.batch(orderIds)), leaveOverlays()])
    for (const id of orderIds) {
      void refresh(endpoints.order(id))
      void refresh(endpoints.pendingOrder(id))
    }
    void refresh(`/order/${plan}`)
    void refresh(endpoints.wallet(plan))
    // Left meanwhile: a toast.
    if (!isHere.current) return toast('info', refusal ?? text.paid(orderIds.length))
    navigate(paths.paidBatch(orderIds), { replace: true, state: { refusal, refused } })
  }

  const pay = async (otpSecret: string) => {
    try {
      const body = { orderIds, otpSecret: otpSecretOf(otpSecret) }
      await namingLostAnswer(api.post(endpoints.verifyBatch, body, keyOf(body)))
      await showResult()
    } catch (error) {
      if (!(error instanceof ApiError) || ![409, 422].includes(error.status)) throw error
      // Paid elsewhere: the invoices tell.
      await showResult(error.status === 422 ? refusedBy(error) : undefined)
    }
  }

  return {
    running,
    /** Sends the code, or finds the one that runs. */
    requestCode: (source: PaymentSource): Promise<StartedCode> => askForCode(orderIds, source),
    /** @param phone that it was sent to */
    enterCode: ({ running: started }: StartedCode, phone: string) =>
      setRunning({ ...started, phone }),
    /** @returns false while one runs */
    resend: async () => {
      const { source, phone } = running!
      const next = await askForCode(orderIds, source)
      setRunning({ ...next.running, phone })
      return next.isNew
    },
    pay,
    stop: () => setRunning(null),
  }
}
