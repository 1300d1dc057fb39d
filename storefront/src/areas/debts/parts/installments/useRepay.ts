import { useLocation } from 'wouter'
import { paths } from '#app/paths.ts'
import { receiptOf } from '#areas/wallet/parts/payment/purposes.ts'
import { usePay } from '#areas/wallet/parts/payment/usePay.ts'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { endpoints } from '#core/api/endpoints.ts'
import type { Id } from '#core/api/types.ts'
import { leaveOverlays } from '#core/overlays.ts'
import { refresh } from '#core/query.ts'

/** Null: oldest first. */
export const useRepay = (installmentId: Id | null, amount: number, orderId?: Id) => {
  const plan = usePlan()
  const [, navigate] = useLocation()
  const pay = usePay(async ({ repayment }) => {
    await leaveOverlays()
    void refresh(`/order/${plan}`)
    if (orderId !== undefined) void refresh(endpoints.order(orderId))
    navigate(repayment ? receiptOf(repayment.repaymentId) : paths.installments, { replace: true })
  })
  const path =
    installmentId === null
      ? endpoints.payInstallments(plan)
      : endpoints.payInstallment(plan, installmentId)
  return {
    isRunning: pay.isRunning,
    run: (indicator: string | undefined) => void pay.run(path, { amount, indicator }),
  }
}
