import ReplayIcon from '@mui/icons-material/Replay'
import { CommandButton } from '../../../components/CommandButton'
import { formatNumber } from '../../../lib/format'
import { retryOutcome } from './retryOutcome'
import { runPath } from './run'
import { useAskedRetries, useTransfersThat } from './useRun'

export const RetryButton = () => {
  const failed = useTransfersThat('FAILED') - useAskedRetries().length
  return (
    <CommandButton
      name="retryRun"
      permission="settlement.run"
      path={(run) => `${runPath(run)}/retry`}
      icon={<ReplayIcon />}
      hideWhenDisabled
      disabledReason={({ status, kind }) =>
        status === 'APPROVED' && kind !== 'WITHDRAWAL' && failed > 0
          ? null
          : 'settlement.nothingFailed'
      }
      outcome={retryOutcome('retryRun')}
      words={() => ({ failed: formatNumber(failed) })}
    />
  )
}
