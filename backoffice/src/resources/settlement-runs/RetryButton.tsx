import ReplayIcon from '@mui/icons-material/Replay'
import { CommandButton } from '../../components/CommandButton'
import { formatNumber } from '../../lib/format'
import { runPath } from './run'
import { useTransfersThat } from './useRun'

/** Puts what the bank refused back into its file. */
export const RetryButton = () => {
  const failed = useTransfersThat('FAILED')
  return (
    <CommandButton
      name="retryRun"
      permission="settlement.run"
      path={(run) => `${runPath(run)}/retry`}
      icon={<ReplayIcon />}
      isQuiet
      hindrance={({ status }) =>
        status === 'APPROVED' && failed > 0 ? null : 'settlement.nothingFailed'
      }
      words={() => ({ failed: formatNumber(failed) })}
    />
  )
}
