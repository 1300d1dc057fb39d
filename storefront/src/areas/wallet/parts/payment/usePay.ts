import type { PaymentResponse, RepaymentAnswer } from '@kasbeno/api/answers'
import { payment as text } from '#areas/wallet/words/payment.ts'
import type { PaymentCallback } from '@kasbeno/api/contracts/payment_callbacks'
import { useRouter } from 'wouter'
import { api } from '#core/api/client.ts'
import type { AddressFor, AnswerTo, PathOf } from '#core/api/contract.ts'
import { mayPass } from '#core/api/errors.ts'
import { toast, toastError } from '#core/toast.ts'
import { useCommand } from '#core/useCommand.ts'
import { useIdempotencyKey } from '#core/useIdempotencyKey.ts'
import { useIsHere } from '#core/useIsHere.ts'
import { forgetCallback, rememberCallback } from './callbackCookie.ts'
import { comeBackTo, goToGateway, untilLeft } from './goToGateway.ts'
import { followed } from './purposes.ts'
import { namingLostAnswer } from './unanswered.ts'

/** Answers a gateway redirect or nothing. */
type PayingPath = {
  [P in PathOf<'post'>]: AnswerTo<'post', P> extends PaymentResponse ? P : never
}[PathOf<'post'>]

/**
 * @param callback remembered for the return
 * @param onRefused refetches
 */
export const usePay = (
  onPaid: (answer: RepaymentAnswer) => Promise<void> | void,
  callback?: PaymentCallback,
  onRefused?: () => unknown
) => {
  const keyOf = useIdempotencyKey()
  const isHere = useIsHere()
  const router = useRouter()
  const start = async (path: AddressFor<'post', PayingPath>, body: Record<string, unknown>) => {
    const answer: RepaymentAnswer = await namingLostAnswer(
      api.post(path, body, keyOf({ path, body }))
    )
    const isNeeded = answer.paymentNeeded && answer.gatewayRedirectItem
    // Left meanwhile: told, never redirected.
    if (!isHere.current) return isNeeded ? undefined : toast('info', text.success)
    if (!answer.paymentNeeded || !answer.gatewayRedirectItem) {
      forgetCallback()
      return onPaid(answer)
    }
    if (callback) rememberCallback(callback)
    if (answer.paymentId) comeBackTo(router.hrefs(router.base + followed(answer.paymentId), router))
    goToGateway(answer.gatewayRedirectItem)
    await untilLeft()
  }
  return useCommand(start, (error) => {
    toastError(error)
    if (!mayPass(error)) onRefused?.()
  })
}
