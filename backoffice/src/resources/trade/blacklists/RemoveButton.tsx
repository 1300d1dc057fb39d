import UndoIcon from '@mui/icons-material/Undo'
import { CommandButton } from '../../../components/CommandButton'
import { useIsMine } from '../../../components/requests/useIsMine'
import type { RecordOf } from '../../../providers/contract'

export const RemoveButton = () => {
  const isMine = useIsMine()
  return (
    <CommandButton<RecordOf<'blacklists'>>
      name="removeFromBlacklist"
      permission="blacklists.update"
      path={({ id }) => `blacklists/${id}/remove`}
      icon={<UndoIcon />}
      reason="required"
      outcome={({ status }) =>
        `commands.removeFromBlacklist.${status === 'REMOVED' ? 'done' : 'waits'}`
      }
      disabledReason={({ state, removalAskedBy }) => {
        if (state === 'REMOVED') return 'blacklists.removed'
        return isMine(removalAskedBy) ? 'requests.secondAsk.asked' : null
      }}
    />
  )
}
