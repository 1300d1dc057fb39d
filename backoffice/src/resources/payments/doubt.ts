import type { PaymentDecisionKind, PaymentStatus } from '@kasbeno/api/contracts/payments'
import { useGetIdentity, type RaRecord } from 'react-admin'
import { formatNumber } from '../../lib/format'

/** What waits for a second person. */
export interface PendingDecision {
  id: string
  kind: PaymentDecisionKind
  bankReference: string | null
  reason: string | null
  /** The bank was told to give the money back, and had not answered. */
  despiteReversal: boolean
  requestedAt: string
  requestedBy: { id: string; name: string }
}
export const decisionOf = (record: RaRecord): PendingDecision | null => record.decision ?? null

/** Finance decides only what the bank has left open, one request at a time. */
export const askDisabledReason = (record: RaRecord): string | null => {
  const status: PaymentStatus = record.status
  if (status !== 'IN_DOUBT') return 'payments.notInDoubt'
  return decisionOf(record) ? 'payments.waits' : null
}

/** Why a request cannot be decided by this person, or null. Never the one who asked. */
export const useDecideDisabledReason = () => {
  const { identity } = useGetIdentity()
  return (record: RaRecord): string | null => {
    const decision = decisionOf(record)
    if (!decision) return 'payments.notInDoubt'
    return decision.requestedBy.id === identity?.id ? 'payments.own' : null
  }
}

/** Why a request cannot be taken back by this person, or null. Only by the one who asked. */
export const useWithdrawDisabledReason = () => {
  const { identity } = useGetIdentity()
  return (record: RaRecord): string | null =>
    decisionOf(record)?.requestedBy.id === identity?.id ? null : 'payments.notOwn'
}

/** Values for the texts of the commands. */
export const wordsOf = ({ amount, customerName, phone }: RaRecord) => ({
  amount: formatNumber(amount ?? 0),
  name: String(customerName ?? phone ?? ''),
})
