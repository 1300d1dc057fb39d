import CancelIcon from '@mui/icons-material/CancelScheduleSendOutlined'
import { CommandButton } from '../../components/CommandButton'
import { useWaitingFor } from '../../components/requests/useWaitingFor'

const useWaiting = () => useWaitingFor('print-requests', 'print-requests.list', 'batchId')

/** Asks a second person to wait for the printer no more. */
export const CancelBatchButton = () => {
  const isWaiting = useWaiting().length > 0
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
