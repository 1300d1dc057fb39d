import CancelIcon from '@mui/icons-material/CancelScheduleSendOutlined'
import { CommandButton } from '../../components/CommandButton'
import { useWaitingFor } from '../../components/requests/useWaitingFor'
import { WaitingAlert } from '../../components/requests/WaitingAlert'

const useWaiting = () => useWaitingFor('print-requests', 'print-requests.list', 'batchId')

/** That the end of the batch waits for a second person. */
export const WaitingCancel = () =>
  useWaiting().map((request) => (
    <WaitingAlert key={request.id} of="print-requests" request={request} words="printRequestKind" />
  ))

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
