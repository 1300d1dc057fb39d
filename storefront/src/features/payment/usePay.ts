import type { PaymentResponse } from '@kasbeno/api/contracts/payments'
import { api } from '#lib/api/client.ts'
import { useCommand } from '#lib/useCommand.ts'
import { useIdempotencyKey } from '#lib/useIdempotencyKey.ts'
import { comeBackTo, goToGateway, untilLeft } from './goToGateway.ts'
import { followed } from './purposes.ts'
import { tellingLoss } from './unanswered.ts'

/** Starts a payment: to the gateway where one is needed, else what was paid from the wallet is done. */
export const usePay = <Answer extends PaymentResponse>(
  onPaid: (answer: Answer) => Promise<void> | void
) => {
  const keyOf = useIdempotencyKey()
  return useCommand(async (path: string, body: Record<string, unknown>) => {
    const answer = await tellingLoss(api.post<Answer>(path, body, keyOf({ path, body })))
    if (!answer.paymentNeeded || !answer.gatewayRedirectItem) return onPaid(answer)
    if (answer.paymentId) comeBackTo(followed(answer.paymentId))
    goToGateway(answer.gatewayRedirectItem)
    await untilLeft()
  })
}
