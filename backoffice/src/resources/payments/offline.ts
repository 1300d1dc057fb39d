import { isSettled, type PaymentStatus } from '@kasbeno/api/contracts/payments'
import type { RaRecord } from 'react-admin'

/** Only manual receipts wait for staff, and only until they are decided. */
export const hindrance = ({ indicator, status }: RaRecord): string | null =>
  indicator === 'OFFLINE' && !isSettled(status as PaymentStatus) ? null : 'payments.notOffline'
