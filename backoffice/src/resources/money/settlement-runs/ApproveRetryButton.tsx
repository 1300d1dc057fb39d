import CheckIcon from '@mui/icons-material/Check'
import { useGetIdentity, useTranslate } from 'react-admin'
import { CommandButton } from '../../../components/CommandButton'
import { formatNumber } from '../../../lib/format'
import { runPath } from './run'
import { useAskedRetries, useRun } from './useRun'

/** By another person than the requester. */
export const ApproveRetryButton = () => {
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  const { data: run } = useRun()
  const asked = useAskedRetries()
  const others = asked.filter(({ retryRequestedById }) => retryRequestedById !== identity?.id)
  if (asked.length === 0) return null
  return (
    <CommandButton
      name="approveRetry"
      permission="settlement.approve"
      path={(record) => `${runPath(record)}/approve-retry`}
      // Exactly what was shown.
      body={() => ({ requestId: run?.retryRequestId })}
      icon={<CheckIcon />}
      color="primary"
      variant="contained"
      disabledReason={() => (others.length > 0 ? null : 'settlement.ownRetry')}
      words={() => ({
        count: formatNumber(others.length),
        maker: [...new Set(others.map(({ retryRequestedBy }) => retryRequestedBy))].join(
          translate('list.and')
        ),
      })}
    />
  )
}
