import { paymentSources } from '@kasbeno/api/contracts/orders'
import type { RunningCode } from '#areas/invoices/parts/invoicePayment/usePayInvoice.ts'
import { deadlineIn } from '#core/deadline.ts'

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

/** Null: an address alone sends no code. */
export const runningIn = (state: unknown): RunningCode | null => {
  const { source, amount, endsAt } = (state ?? {}) as Partial<KeptCode>
  const known = paymentSources.find((one) => one === source)
  if (!known || typeof amount !== 'number' || typeof endsAt !== 'number') return null
  return { source: known, amount, deadline: deadlineIn(endsAt - Date.now()) }
}
