import UndoIcon from '@mui/icons-material/Undo'
import { CommandButton } from '../../components/CommandButton'

export const RemoveButton = () => (
  <CommandButton
    name="removeFromBlacklist"
    permission="blacklists.update"
    path={({ id }) => `blacklists/${id}/remove`}
    icon={<UndoIcon />}
    reason="required"
    disabledReason={({ state }) => (state === 'REMOVED' ? 'blacklists.removed' : null)}
  />
)
