import { AskDialog } from '../../../components/requests/AskDialog'

export default function AskKeyDialog({
  clientId,
  onClose,
}: {
  clientId: string
  onClose: () => void
}) {
  return (
    <AskDialog
      name="askWebhookKey"
      path={`partner-clients/${clientId}/webhook/ask-key`}
      wanted={{}}
      onClose={onClose}
      isReasonFocused
    >
      {() => null}
    </AskDialog>
  )
}
