import { cameBack } from '@kasbeno/api/contracts/cards'
import PrintIcon from '@mui/icons-material/PrintOutlined'
import { CommandButton } from '../../../components/CommandButton'
import type { RecordOf } from '../../../providers/contract'

/** A card that was printed apart from a batch. */
export const PrintButton = () => (
  <CommandButton<RecordOf<'cards'>>
    name="printCard"
    permission="cards.print"
    path={({ id }) => `cards/${id}/print`}
    icon={<PrintIcon />}
    color="primary"
    variant="contained"
    hotkey="KeyP"
    hideWhenDisabled
    disabledReason={(card) =>
      card.status === 'PRINT_PENDING' && !cameBack(card) ? null : 'cards.notWaiting'
    }
  />
)
