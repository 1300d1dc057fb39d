import { requestLists } from '#tests/support/message_headers'

/** Lists that have an export whose headers no literal says. */
export const untold = [
  'distributor-requests',
  'contract-template-requests',
  ...requestLists,
  'late-fee-requests',
  'phone-requests',
  'print-requests',
  'package-requests',
  'ledger-entries',
  'settlement-run-items',
  'staff-requests',
]
