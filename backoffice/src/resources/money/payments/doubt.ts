import { useGetIdentity } from 'react-admin'
import { formatNumber } from '../../../lib/format'
import type { RecordOf } from '../../../providers/contract'

export type Payment = RecordOf<'payments'>

/** Only open cases, one request at a time. */
export const askDisabledReason = (record: Payment): string | null => {
  if (record.status !== 'IN_DOUBT') return 'payments.notInDoubt'
  return record.decision ? 'payments.waits' : null
}

/** One request at a time. */
export const reopenDisabledReason = (record: Payment): string | null => {
  if (record.status !== 'FINAL_ERROR') return 'payments.notClosed'
  return record.decision ? 'payments.waits' : null
}

/** Never the requester; null when allowed. */
export const useDecideDisabledReason = () => {
  const { identity } = useGetIdentity()
  return (record: Payment): string | null => {
    const { decision } = record
    if (!decision) return 'payments.notInDoubt'
    return decision.requestedBy.id === identity?.id ? 'payments.own' : null
  }
}

/** Only the requester; null when allowed. */
export const useWithdrawDisabledReason = () => {
  const { identity } = useGetIdentity()
  return (record: Payment): string | null =>
    record.decision?.requestedBy.id === identity?.id ? null : 'payments.notOwn'
}

export const wordsOf = ({ amount, customerName, phone }: Payment) => ({
  amount: formatNumber(amount),
  name: customerName ?? phone ?? '',
})
