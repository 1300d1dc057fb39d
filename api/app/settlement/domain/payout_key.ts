import type { EntryKind } from '#contracts/ledger'

/** What the ledger knows an entry of a transfer by: after a return, another attempt is booked anew. */
export const payoutKey = (kind: EntryKind, payoutId: string, attempt: number): string =>
  attempt === 1 ? `${kind}:${payoutId}` : `${kind}:${payoutId}:${attempt}`
