import type { RaRecord } from 'react-admin'

/** How a line stands, the worst first. */
export const lineStatuses = ['ACTIVE', 'BLOCKED', 'EXPIRED'] as const

export interface CreditBlock {
  reason: string
  note: string | null
  blockedAt: string
}

export const isBlockedBy = (record: RaRecord, reason: string): boolean =>
  (record.blocks ?? []).some((block: CreditBlock) => block.reason === reason)
