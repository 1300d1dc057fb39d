import type { PaymentResponse, RepaymentAnswer } from '@kasbeno/api/answers'
import { api } from '#lib/api/client.ts'
import type { AddressFor, AnswerTo, PathOf } from '#lib/api/contract.ts'
import { useCommand } from '#lib/useCommand.ts'
import { useIdempotencyKey } from '#lib/useIdempotencyKey.ts'
import { comeBackTo, goToGateway, untilLeft } from './goToGateway.ts'
import { followed } from './purposes.ts'
import { tellingLoss } from './unanswered.ts'

/** Whatever answers with what is left to be paid at a gateway. */
type PayingPath = {
  [P in PathOf<'post'>]: AnswerTo<'post', P> extends PaymentResponse ? P : never
}[PathOf<'post'>]

/** Starts a payment: to the gateway where one is needed, else what was paid from the wallet is done. */
export const usePay = (onPaid: (answer: RepaymentAnswer) => Promise<void> | void) => {
  const keyOf = useIdempotencyKey()
  return useCommand(async (path: AddressFor<'post', PayingPath>, body: Record<string, unknown>) => {
    const answer: RepaymentAnswer = await tellingLoss(api.post(path, body, keyOf({ path, body })))
    if (!answer.paymentNeeded || !answer.gatewayRedirectItem) return onPaid(answer)
    if (answer.paymentId) comeBackTo(followed(answer.paymentId))
    goToGateway(answer.gatewayRedirectItem)
    await untilLeft()
  })
}
