import type { Payment } from './doubt'

/** Undecided manual receipts only. */
export const disabledReason = ({ indicator, status, decision }: Payment): string | null => {
  if (indicator !== 'OFFLINE' || status !== 'REDIRECTED') return 'payments.notOffline'
  return decision ? 'payments.waits' : null
}
