import type { Payment } from './doubt'

/** Only manual receipts wait for staff, and only until they are decided. */
export const disabledReason = ({ indicator, status, decision }: Payment): string | null => {
  if (indicator !== 'OFFLINE' || status !== 'REDIRECTED') return 'payments.notOffline'
  return decision ? 'payments.waits' : null
}
