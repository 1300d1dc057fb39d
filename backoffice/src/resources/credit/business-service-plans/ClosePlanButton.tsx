import StopIcon from '@mui/icons-material/StopOutlined'
import { CommandButton } from '../../../components/CommandButton'
import { useIsWaiting } from '../../../components/requests/useWaiting'

/** By a second person. */
export const ClosePlanButton = () => {
  const isWaiting = useIsWaiting('plan-requests')
  return (
    <CommandButton
      name="closePlan"
      permission="business-service-plans.update"
      path={({ id }) => `business-service-plans/${id}/close`}
      icon={<StopIcon />}
      color="error"
      reason="required"
      hideWhenDisabled
      disabledReason={({ isOpen }) =>
        isOpen ? (isWaiting ? 'servicePlans.waits' : null) : 'servicePlans.isClosed'
      }
    />
  )
}
