import { isEnded } from '@kasbeno/api/contracts/payments'
import { useEffect } from 'react'
import { api } from '#core/api/client.ts'
import { endpoints } from '#core/api/endpoints.ts'
import type { GatewayPayment } from '#core/api/types.ts'
import { toastError } from '#core/toast.ts'
import { forgetCallback } from './callbackCookie.ts'

/** Once. person §4 "Platform-fee payment" */
export const useFeeConfirmation = (payment: GatewayPayment | undefined) => {
  const { transactionStatus: status, outcome, plan } = payment ?? {}
  const hasEnded = status !== undefined && isEnded(status)
  const isFeePaid = status === 'COMPLETED' && outcome === 'FEE_PAID'
  useEffect(() => {
    if (hasEnded) forgetCallback()
  }, [hasEnded])
  useEffect(() => {
    if (isFeePaid && plan) api.post(endpoints.confirmFee(plan)).catch(toastError)
  }, [isFeePaid, plan])
}
