import type { EntryKind } from '#contracts/ledger'
import type { DistributorRunKind } from '#contracts/settlement'

export const payoutEntryKinds = {
  MATURITY: 'MATURITY_RUN_PAID',
  DISCOUNT: 'DISCOUNT_RUN_PAID',
} as const satisfies Record<DistributorRunKind, EntryKind>

/** Each attempt after a return is booked anew. */
export const payoutKey = (kind: EntryKind, payoutId: string, attempt: number): string =>
  attempt === 1 ? `${kind}:${payoutId}` : `${kind}:${payoutId}:${attempt}`
