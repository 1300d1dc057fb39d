import type { StepStatus } from '@kasbeno/api/contracts/registration'
import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { showFormErrors, useKeptDraft, useSending } from '#core/forms.ts'
import { leaveOverlays } from '#core/overlays.ts'
import { useCommand } from '#core/useCommand.ts'
import { linesOf } from './reasons.ts'
import { StepNotice } from './StepNotice.tsx'
import { UnchangedDialog } from './UnchangedDialog.tsx'
import styles from './registration.module.css'

interface StepFormProps<Values extends FieldValues> {
  id: string
  form: UseFormReturn<Values, unknown, Values>
  draft: string
  status: StepStatus
  approved: string
  reasons: string | null
  refused?: string
  /** Focuses the field of a reason. */
  onFix: (reason: string) => void
  onSend: (values: Values) => Promise<void>
  onBusy: (isBusy: boolean) => void
  /** What was sent before, and refused. */
  sent?: Values
  children: ReactNode
}

const areSame = (values: FieldValues, sent: FieldValues): boolean =>
  Object.keys(sent).every((name) => values[name] === sent[name])

/** With draft, status and field errors; what was refused is not sent again as it was without a question. */
export const StepForm = <Values extends FieldValues>(props: StepFormProps<Values>) => {
  const { id, form, draft, status, approved, refused, reasons, sent, onFix, onSend, onBusy } = props
  const [unchanged, setUnchanged] = useState<Values | null>(null)
  useKeptDraft(form, draft)
  const mustAsk = (values: Values) =>
    status === 'REJECTED' && sent !== undefined && areSame(values, sent)
  const send = useSending(form, {
    onSend: async (values) => (mustAsk(values) ? setUnchanged(values) : onSend(values)),
    onBusy,
  })
  const sendAnyway = useCommand(
    async (values: Values) => {
      await leaveOverlays()
      setUnchanged(null)
      onBusy(true)
      await onSend(values).finally(() => onBusy(false))
    },
    (error) => showFormErrors(error, form)
  )
  return (
    <form id={id} className={styles.form} onSubmit={send} noValidate>
      <StepNotice
        status={status}
        approved={approved}
        refused={refused}
        reasons={reasons}
        onFix={onFix}
      />
      {props.children}
      {unchanged && (
        <UnchangedDialog
          reasons={reasons}
          onSend={() => void sendAnyway.run(unchanged)}
          onMend={() => {
            // The closing dialog gives the focus back first.
            flushSync(() => setUnchanged(null))
            onFix(linesOf(reasons)[0] ?? '')
          }}
          onClose={() => setUnchanged(null)}
        />
      )}
    </form>
  )
}
