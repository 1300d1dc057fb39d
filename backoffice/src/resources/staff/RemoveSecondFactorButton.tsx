import PhonelinkEraseIcon from '@mui/icons-material/PhonelinkErase'
import { CommandButton } from '../../components/CommandButton'

/** For who lost the authenticator: the next sign-in asks for the password alone. */
export const RemoveSecondFactorButton = () => (
  <CommandButton
    name="removeSecondFactor"
    permission="staff.update"
    path={({ id }) => `staff/${id}/remove-second-factor`}
    icon={<PhonelinkEraseIcon />}
    color="error"
    reason="required"
    isQuiet
    outcome={({ status }) =>
      status === 'PENDING_APPROVAL'
        ? 'commands.removeSecondFactor.waits'
        : 'commands.removeSecondFactor.done'
    }
    hindrance={({ hasTotp }) => (hasTotp ? null : 'staff.noSecondFactor')}
  />
)
