import ReplayIcon from '@mui/icons-material/Replay'
import { command } from '../../../components/CommandButton'
import type { RecordOf } from '../../../providers/contract'
import { formatNumber } from '../../../lib/format'
import { retryOutcome } from '../settlement-runs/retryOutcome'

/** This transfer alone, where the bank refused it. */
export const RetryPayoutButton = command<RecordOf<'payouts'>>({
  name: 'retryPayout',
  permission: 'settlement.run',
  path: ({ id }) => `payouts/${id}/retry`,
  icon: <ReplayIcon />,
  color: 'primary',
  variant: 'contained',
  reason: 'required',
  hideWhenDisabled: true,
  disabledReason: ({ status }) => (status === 'FAILED' ? null : 'settlement.nothingFailed'),
  outcome: retryOutcome('retryPayout'),
  words: ({ distributorName, net }) => ({
    name: String(distributorName ?? ''),
    amount: formatNumber(net),
  }),
})
