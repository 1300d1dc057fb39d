import { paymentSources } from '@kasbeno/api/contracts/orders'
import type { RunningCode } from '#areas/invoices/parts/invoicePayment/usePayInvoice.ts'
import { deadlineIn } from '#core/deadline.ts'

/** A code on its way, as the history keeps it over a reload: with the moment of the phone's clock at which it dies. */
interface KeptCode {
  source: string
  amount: number
  endsAt: number
}

export const historyOf = ({ source, amount, deadline }: RunningCode): KeptCode => ({
  source,
  amount,
  endsAt: Date.now() + deadline - performance.now(),
})

/** The code that an entry of the history names, or null: nobody is sent one by opening an address. */
export const runningIn = (state: unknown): RunningCode | null => {
  const { source, amount, endsAt } = (state ?? {}) as Partial<KeptCode>
  const known = paymentSources.find((one) => one === source)
  if (!known || typeof amount !== 'number' || typeof endsAt !== 'number') return null
  return { source: known, amount, deadline: deadlineIn(endsAt - Date.now()) }
}
