/** Lists that have an export whose headers no literal says. */
export const unlisted = [
  // Parts of lists whose headers are said there.
  'company-orders',
  'company-transactions',
  'change-requests',
  'ledger-entries',
  'settlement-run-items',
  'payout-alarms',
]
