import BlockIcon from '@mui/icons-material/Block'
import { cardTransitions, type CardStatus } from '@kasbeno/api/contracts/cards'
import { canMove } from '@kasbeno/api/contracts/transitions'
import { CommandButton } from '../../../components/CommandButton'

export const DisableButton = () => (
  <CommandButton
    name="disableCard"
    permission="cards.disable"
    path={({ id }) => `cards/${id}/disable`}
    icon={<BlockIcon />}
    color="error"
    reason="required"
    disabledReason={({ status }) =>
      canMove(cardTransitions, status as CardStatus, 'DISABLED') ? null : 'cards.notInUse'
    }
  />
)
