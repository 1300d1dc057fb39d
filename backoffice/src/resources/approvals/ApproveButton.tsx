import CheckIcon from '@mui/icons-material/Check'
import { CommandButton } from '../../components/CommandButton'
import { formatNumber } from '../../lib/format'
import { useHindrance } from './approval'

export const ApproveButton = () => (
  <CommandButton
    name="approveRequest"
    permission="approvals.decide"
    path={({ id }) => `approvals/${id}/approve`}
    icon={<CheckIcon />}
    color="primary"
    variant="contained"
    hindrance={useHindrance()}
    words={({ amount, subjectName }) => ({
      amount: formatNumber(amount ?? 0),
      name: String(subjectName ?? ''),
    })}
    hotkey="KeyA"
  />
)
