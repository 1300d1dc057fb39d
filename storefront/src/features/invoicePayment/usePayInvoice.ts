import { defaultCodeLifeMs } from '@kasbeno/api/contracts/limits'
import type { PaymentSource } from '@kasbeno/api/contracts/orders'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { paths } from '#app/paths.ts'
import { usePlan } from '#features/registration/standing.ts'
import { api } from '#lib/api/client.ts'
import { ApiError } from '#lib/api/errors.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import type { Id, Order } from '#lib/api/types.ts'
import { refresh } from '#lib/query.ts'
import { deadlineIn } from '#lib/useCountdown.ts'
import { useIdempotencyKey } from '#lib/useIdempotencyKey.ts'
import { firstSource } from './amounts.ts'
import { failureParams, successParams } from './returnParams.ts'

/** A code that already runs is used; its remaining time comes with the refusal. person §4 "Invoice payment" */
const askForCode = async (id: Id, paymentSource: PaymentSource): Promise<number> => {
  try {
    const { expirationMillis } = await api.post<{ expirationMillis: number }>(
      endpoints.startOrderPayment(id),
      { paymentSource }
    )
    return expirationMillis || defaultCodeLifeMs
  } catch (error) {
    const millis = error instanceof ApiError ? error.otpExpirationMillis : undefined
    if (millis === undefined) throw error
    return millis
  }
}

/** The payment of one invoice: the source, the code, and away to the result. */
export const usePayInvoice = (order: Order) => {
  const plan = usePlan()
  const [, navigate] = useLocation()
  const [source, setSource] = useState<PaymentSource>(() => firstSource(order))
  const [deadline, setDeadline] = useState<number | null>(null)
  const keyOf = useIdempotencyKey()

  const requestCode = async () => setDeadline(deadlineIn(await askForCode(order.id, source)))

  const showResult = (params: URLSearchParams) =>
    navigate(`${paths.paymentStatus(order.id)}?${params}`, { replace: true })

  const forget = () =>
    Promise.all([
      refresh(`/order/${plan}`),
      refresh(endpoints.wallet(plan)),
      refresh(endpoints.pendingOrder(order.id)),
    ])

  const pay = async (otpSecret: string) => {
    try {
      const body = { otpSecret: Number(otpSecret) }
      const paid = await api.post<Order>(
        endpoints.verifyOrderPayment(order.id),
        body,
        keyOf({ id: order.id, ...body })
      )
      void forget()
      showResult(successParams(paid))
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 422) throw error
      showResult(failureParams(error.body))
    }
  }

  return { source, setSource, deadline, requestCode, pay, stop: () => setDeadline(null) }
}
