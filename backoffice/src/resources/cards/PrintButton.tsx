import PrintIcon from '@mui/icons-material/PrintOutlined'
import { CommandButton } from '../../components/CommandButton'

/** A card that was printed apart from a batch. */
export const PrintButton = () => (
  <CommandButton
    name="printCard"
    permission="cards.print"
    path={({ id }) => `cards/${id}/print`}
    icon={<PrintIcon />}
    color="primary"
    variant="contained"
    hotkey="KeyP"
    hideWhenDisabled
    disabledReason={({ status }) => (status === 'PRINT_PENDING' ? null : 'cards.notWaiting')}
  />
)
