import ReplayIcon from '@mui/icons-material/Replay'
import { CommandButton } from '../../../components/CommandButton'
import { formatNumber } from '../../../lib/format'
import { runPath } from './run'
import { useAskedRetries, useTransfersThat } from './useRun'

/** Fully resent, or partly waiting. */
const outcomeOf = (answer: Record<string, unknown>) => {
  const {
    awaitingApproval = 0,
    withoutIban = 0,
    frozen = 0,
    heldBack = 0,
    alarmed = 0,
  } = (answer.retried ?? {}) as Partial<
    Record<'awaitingApproval' | 'withoutIban' | 'frozen' | 'heldBack' | 'alarmed', number>
  >
  if (alarmed > 0) return 'commands.retryRun.alarmed'
  if (awaitingApproval > 0) return 'commands.retryRun.awaits'
  if (frozen > 0) return 'commands.retryRun.frozen'
  if (heldBack > 0) return 'commands.retryRun.heldBack'
  return withoutIban > 0 ? 'commands.retryRun.withoutIban' : 'commands.retryRun.done'
}

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
      outcome={outcomeOf}
      words={() => ({ failed: formatNumber(failed) })}
    />
  )
}
