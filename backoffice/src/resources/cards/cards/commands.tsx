import BlockIcon from '@mui/icons-material/Block'
import { cardTransitions, type CardStatus, cameBack } from '@kasbeno/api/contracts/cards'
import { canMove } from '@kasbeno/api/contracts/transitions'
import PrintIcon from '@mui/icons-material/PrintOutlined'
import { command } from '../../../components/CommandButton'
import type { RecordOf } from '../../../providers/contract'

export const DisableCardButton = command({
  name: 'disableCard',
  permission: 'cards.disable',
  path: ({ id }) => `cards/${id}/disable`,
  icon: <BlockIcon />,
  color: 'error',
  reason: 'required',
  disabledReason: ({ status }) =>
    canMove(cardTransitions, status as CardStatus, 'DISABLED') ? null : 'cards.notInUse',
})

/** A card that was printed apart from a batch. */
export const PrintCardButton = command<RecordOf<'cards'>>({
  name: 'printCard',
  permission: 'cards.print',
  path: ({ id }) => `cards/${id}/print`,
  icon: <PrintIcon />,
  color: 'primary',
  variant: 'contained',
  hotkey: 'KeyP',
  hideWhenDisabled: true,
  disabledReason: (card) =>
    card.status === 'PRINT_PENDING' && !cameBack(card) ? null : 'cards.notWaiting',
})
