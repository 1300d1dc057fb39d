import CheckIcon from '@mui/icons-material/Check'
import { CommandButton } from '../../components/CommandButton'
import { formatNumber } from '../../lib/format'
import { useDisabledReason } from './approval'

export const ApproveButton = () => (
  <CommandButton
    name="approveRequest"
    permission="approvals.decide"
    path={({ id }) => `approvals/${id}/approve`}
    icon={<CheckIcon />}
    color="primary"
    variant="contained"
    disabledReason={useDisabledReason()}
    words={({ amount, subjectName }) => ({
      amount: formatNumber(amount ?? 0),
      name: String(subjectName ?? ''),
    })}
    hotkey="KeyA"
  />
)
