import { FormDialog } from '../FormDialog'
import type { CommandRefusal } from '../useCommand'
import { useReasonChoice } from './useReasonChoice'

interface RejectDialogProps {
  /** Dictionary keys; `words` fill placeholders. */
  title: string
  submit: string
  words?: Record<string, string>
  /** What is usually said, as keys of the dictionary. */
  reasons: readonly string[]
  isRunning: boolean
  refusal: CommandRefusal | null
  /** Gets one reason per line. */
  onReject: (rejectionReason: string) => void
  onClose: () => void
}

export const RejectDialog = ({ reasons, refusal, onReject, ...dialog }: RejectDialogProps) => {
  const why = useReasonChoice(reasons, refusal?.fields.rejectionReason)
  return (
    <FormDialog
      {...dialog}
      color="error"
      refusal={refusal}
      shownFields={['rejectionReason']}
      isIncomplete={!why.text}
      isRoomy
      onKeyDown={why.onKeyDown}
      onSubmit={() => onReject(why.text)}
    >
      {why.fields}
    </FormDialog>
  )
}
