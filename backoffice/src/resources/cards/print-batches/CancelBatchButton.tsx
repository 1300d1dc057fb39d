import CancelIcon from '@mui/icons-material/CancelScheduleSendOutlined'
import { CommandButton } from '../../../components/CommandButton'
import { useIsWaiting } from '../../../components/requests/useWaiting'

/** Asks a second person to wait for the printer no more. */
export const CancelBatchButton = () => {
  const isWaiting = useIsWaiting('print-requests')
  return (
    <CommandButton
      name="cancelBatch"
      permission="cards.print"
      path={({ id }) => `print-batches/${id}/cancel`}
      icon={<CancelIcon />}
      color="error"
      reason="required"
      hideWhenDisabled
      disabledReason={({ waiting }) =>
        isWaiting || waiting === 0 ? 'printBatches.nothingToCancel' : null
      }
    />
  )
}
