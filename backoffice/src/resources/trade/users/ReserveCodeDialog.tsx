import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import { useState } from 'react'
import { FormDialog } from '../../../components/FormDialog'
import { NewSecret } from '../../../components/NewSecret'
import { ReasonField } from '../../../components/ReasonField'
import { useCommand } from '../../../components/useCommand'

interface ReserveCodeDialogProps {
  phone: string
  onClose: () => void
}

/** As it is read out: in fours. */
const inFours = (number: string) => toPersianDigits(number.replace(/(\d{4})(?=\d)/g, '$1 '))

/** Shows its number once. */
export default function ReserveCodeDialog({ phone, onClose }: ReserveCodeDialogProps) {
  const { run, isRunning, refusal } = useCommand<'/api/admin/sign-ins/reserve'>()
  const [reason, setReason] = useState('')
  const [number, setNumber] = useState<string | null>(null)
  const submit = async () => {
    const answer = await run('sign-ins/reserve', { phone, reason: reason.trim() })
    if (answer) setNumber(answer.number)
  }
  if (number) return <NewSecret secret={inFours(number)} words="signIn.reserve" onClose={onClose} />
  return (
    <FormDialog
      title="signIn.reserve.title"
      explain="signIn.reserve.explain"
      submit="signIn.reserve.label"
      isRunning={isRunning}
      refusal={refusal}
      shownFields={['reason']}
      isIncomplete={!reason.trim()}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <ReasonField autoFocus value={reason} onChange={setReason} error={refusal?.fields.reason} />
    </FormDialog>
  )
}
