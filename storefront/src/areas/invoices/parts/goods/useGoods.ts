import { goods as text } from '#areas/invoices/words/goods.ts'
import { api } from '#core/api/client.ts'
import { endpoints } from '#core/api/endpoints.ts'
import type { Id } from '#core/api/types.ts'
import { refresh } from '#core/query.ts'
import { toast } from '#core/toast.ts'
import { useCommand } from '#core/useCommand.ts'
import { useIdempotencyKey } from '#core/useIdempotencyKey.ts'

export const useGoods = (id: Id, then: () => void) => {
  const keyFor = useIdempotencyKey()
  const done = async (message: string) => {
    await refresh(endpoints.order(id))
    toast('success', message)
    then()
  }
  const confirm = useCommand(async () => {
    const body = { received: true }
    await api.post(endpoints.goodsReceipt(id), body, keyFor(body))
    await done(text.confirmDone)
  })
  const withdraw = useCommand(async () => {
    await api.post(endpoints.withdrawReport(id), {})
    await done(text.withdrawn)
  })
  return { confirm, withdraw }
}
