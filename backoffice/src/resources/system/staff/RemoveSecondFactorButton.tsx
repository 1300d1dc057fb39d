import PhonelinkEraseIcon from '@mui/icons-material/PhonelinkErase'
import { useGetIdentity, useRecordContext, type RaRecord } from 'react-admin'
import { CommandButton } from '../../../components/CommandButton'

/** For a lost authenticator; never one's own. */
export const RemoveSecondFactorButton = () => {
  const { identity } = useGetIdentity()
  const hasTotp = Boolean(useRecordContext()?.hasTotp)
  const disabledReason = ({ id }: RaRecord): string | null => {
    if (!hasTotp) return 'staff.noSecondFactor'
    return id === identity?.id ? 'staff.ownSecondFactor' : null
  }
  return (
    <CommandButton
      name="removeSecondFactor"
      permission="staff.update"
      path={({ id }) => `staff/${id}/remove-second-factor`}
      icon={<PhonelinkEraseIcon />}
      color="error"
      reason="required"
      hideWhenDisabled={!hasTotp}
      outcome={({ status }) =>
        status === 'PENDING_APPROVAL'
          ? 'commands.removeSecondFactor.waits'
          : 'commands.removeSecondFactor.done'
      }
      disabledReason={disabledReason}
    />
  )
}
