import PlayIcon from '@mui/icons-material/PlayArrowOutlined'
import { CommandButton } from '../../../components/CommandButton'
import { useIsWaiting } from '../../../components/requests/useWaiting'

/** By a second person. */
export const OpenButton = () => {
  const isWaiting = useIsWaiting('plan-requests')
  return (
    <CommandButton
      name="openPlan"
      permission="business-service-plans.update"
      path={({ id }) => `business-service-plans/${id}/open`}
      icon={<PlayIcon />}
      reason="required"
      hideWhenDisabled
      disabledReason={({ isOpen }) =>
        isOpen ? 'servicePlans.isOpen' : isWaiting ? 'servicePlans.waits' : null
      }
    />
  )
}
