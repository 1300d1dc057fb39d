import PlayIcon from '@mui/icons-material/PlayArrowOutlined'
import { CommandButton } from '../../../components/CommandButton'
import { useIsWaiting } from '../../../components/requests/useWaiting'

/** By a second person. */
export const ActivatePackageButton = () => {
  const isWaiting = useIsWaiting('package-requests', 'ACTIVATE')
  return (
    <CommandButton
      name="activatePackage"
      permission="packages.update"
      path={({ id }) => `packages/${id}/activate`}
      icon={<PlayIcon />}
      reason="required"
      hideWhenDisabled
      disabledReason={({ active }) => (active || isWaiting ? 'packages.isActive' : null)}
    />
  )
}
