import { approbationRules } from '@kasbeno/api/contracts/approbations'
import { useState, type FormEvent } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextArea } from '#ui/TextField.tsx'
import { legalOrders as text } from '#areas/company/words/legalOrders.ts'
import { ui } from '#core/words/ui.ts'
import styles from './companyOrders.module.css'

interface RejectSheetProps {
  title: string
  explain: string
  /** What the button says; a code is sent where nothing is said. */
  action?: string
  reason: string
  onReason: (reason: string) => void
  isSending: boolean
  onSend: () => void
  onClose: () => void
}

const faultOf = (reason: string): string | undefined => {
  if (reason.trim() === '') return text.reasonMissing
  return reason.trim().length > approbationRules.reason ? text.reasonTooLong : undefined
}

export const RejectSheet = (props: RejectSheetProps) => {
  const {
    title,
    explain,
    action = text.sendCode,
    reason,
    onReason,
    isSending,
    onSend,
    onClose,
  } = props
  const [isChecked, setChecked] = useState(false)
  const fault = faultOf(reason)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!fault && !isSending) onSend()
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button wide look="danger" isRunning={isSending} onClick={submit}>
            {action}
          </Button>
          <Button wide look="quiet" onClick={onClose}>
            {ui.cancel}
          </Button>
        </>
      }
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <p>{explain}</p>
        <TextArea
          label={text.reason}
          value={reason}
          error={isChecked ? fault : undefined}
          onChange={({ target }) => onReason(target.value)}
        />
      </form>
    </Dialog>
  )
}
