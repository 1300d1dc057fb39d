import type { RaRecord } from 'react-admin'

export interface CreditBlock {
  reason: string
  note: string | null
  blockedAt: string
}

export const isBlockedBy = (record: RaRecord, reason: string): boolean =>
  (record.blocks ?? []).some((block: CreditBlock) => block.reason === reason)
