import { isEnded } from '@kasbeno/api/contracts/payments'
import { payment as text } from '#areas/wallet/words/payment.ts'
import { api } from '#core/api/client.ts'
import { endpoints } from '#core/api/endpoints.ts'
import type { GatewayPayment } from '#core/api/types.ts'
import { refresh } from '#core/query.ts'
import { toast } from '#core/toast.ts'
import { useCommand } from '#core/useCommand.ts'
import { useGoOn } from '#core/useIsHere.ts'

/** What the owner of a payment without an answer may do: have the bank asked now, or put it away. */
export const useBankQuestion = ({ id }: GatewayPayment, nextPage: string) => {
  const goOn = useGoOn()
  const ask = useCommand(async () => {
    const { transactionStatus } = await api.post(endpoints.askBank(id))
    if (!isEnded(transactionStatus)) toast('info', text.stillUnknown)
    await refresh(endpoints.payment(id))
  })
  const putAside = useCommand(async () => {
    await api.post(endpoints.putPaymentAside(id))
    // Every list of what is open leaves it out from now on.
    void refresh('/transaction/')
    void refresh('/home/')
    toast('info', text.asideDone)
    goOn(nextPage, { replace: true })
  })
  return { ask, putAside }
}
