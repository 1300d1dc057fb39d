/** Lists that have an export whose headers no literal says. */
export const unlisted = [
  'change-requests',
  'ledger-entries',
  'settlement-run-items',
  'payout-alarms',
]
