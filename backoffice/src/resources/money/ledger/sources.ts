import type { EntrySource } from '@kasbeno/api/contracts/ledger'
import type { RowOf } from '../../../providers/contract'

/** Null without a page. */
const sources: Readonly<Record<EntrySource, string | null>> = {
  'payment': 'payments',
  'platform-fee': 'registrations',
  'order': 'orders',
  'repayment': null,
  'late-fee': 'late-fees',
  'credit-line': 'credit-lines',
  'write-off': 'write-offs',
  'payout': 'payouts',
  'gateway-deposits': 'gateway-deposits',
  'withdrawal': 'withdrawals',
}

type Sourced = Pick<RowOf<'ledger-entries'>, 'sourceType' | 'sourceId' | 'registrationId'>

/** Fees stand on their file's page. */
export const sourceOf = ({ sourceType, sourceId, registrationId }: Sourced) => {
  const type = sources[sourceType]
  if (type === null) return { type: String(sourceType), id: null }
  return { type, id: String(sourceType === 'platform-fee' ? registrationId : sourceId) }
}
