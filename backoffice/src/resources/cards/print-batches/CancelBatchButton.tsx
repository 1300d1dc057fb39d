import CancelIcon from '@mui/icons-material/CancelScheduleSendOutlined'
import { CommandButton } from '../../../components/CommandButton'
import { useIsWaiting } from '../../../components/requests/useWaiting'

/** By a second person. */
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
