import type { EntrySource } from '@kasbeno/api/contracts/ledger'
import type { RowOf } from '../../../providers/contract'

/** What an entry may belong to, and the kind of record whose page tells of it; null where there is none. */
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

/** Where the source of a journal line is found; a fee stands on its file's page. */
export const sourceOf = ({ sourceType, sourceId, registrationId }: Sourced) => {
  const type = sources[sourceType]
  if (type === null) return { type: String(sourceType), id: null }
  return { type, id: String(sourceType === 'platform-fee' ? registrationId : sourceId) }
}
