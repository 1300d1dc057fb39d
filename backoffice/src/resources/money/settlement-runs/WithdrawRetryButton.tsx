import UndoIcon from '@mui/icons-material/Undo'
import { useGetIdentity } from 'react-admin'
import { CommandButton } from '../../../components/CommandButton'
import { formatNumber } from '../../../lib/format'
import { runPath } from './run'
import { useAskedRetries } from './useRun'

/** By the requester, before approval. */
export const WithdrawRetryButton = () => {
  const { identity } = useGetIdentity()
  const own = useAskedRetries().filter((asked) => asked.retryRequestedById === identity?.id)
  return (
    <CommandButton
      name="withdrawRetry"
      permission="settlement.run"
      path={(run) => `${runPath(run)}/withdraw-retry`}
      icon={<UndoIcon />}
      hideWhenDisabled
      disabledReason={() => (own.length > 0 ? null : 'settlement.nothingFailed')}
      words={() => ({ count: formatNumber(own.length) })}
    />
  )
}
