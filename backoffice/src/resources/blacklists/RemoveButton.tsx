import UndoIcon from '@mui/icons-material/Undo'
import { CommandButton } from '../../components/CommandButton'

export const RemoveButton = () => (
  <CommandButton
    name="removeFromBlacklist"
    permission="blacklists.update"
    path={({ id }) => `blacklists/${id}/remove`}
    icon={<UndoIcon />}
    reason="required"
    outcome={({ status }) =>
      `commands.removeFromBlacklist.${status === 'REMOVED' ? 'done' : 'waits'}`
    }
    disabledReason={({ state }) => (state === 'REMOVED' ? 'blacklists.removed' : null)}
  />
)
