import { requestLists } from '#tests/support/message_headers'

/** Lists that have an export whose headers no literal says. */
export const unlisted = [
  // Parts of lists whose headers are said there.
  'company-orders',
  'company-transactions',
  'distributor-requests',
  'contract-template-requests',
  ...requestLists,
  'late-fee-requests',
  'phone-requests',
  'print-requests',
  'partner-requests',
  'package-requests',
  'plan-requests',
  'ledger-entries',
  'settlement-run-items',
  'payout-alarms',
  'payout-requests',
  'staff-requests',
]
