import type { RaRecord } from 'react-admin'

/** Only manual receipts wait for staff, and only until they are decided. */
export const disabledReason = ({ indicator, status, decision }: RaRecord): string | null => {
  if (indicator !== 'OFFLINE' || status !== 'REDIRECTED') return 'payments.notOffline'
  return decision ? 'payments.waits' : null
}
