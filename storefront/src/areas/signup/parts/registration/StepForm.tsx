import type { StepStatus } from '@kasbeno/api/contracts/registration'
import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useKeptDraft, useSending } from '#core/forms.ts'
import { StepNotice } from './StepNotice.tsx'
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
  children: ReactNode
}

/** With draft, status and field errors. */
export const StepForm = <Values extends FieldValues>(props: StepFormProps<Values>) => {
  const { id, form, draft, status, approved, refused, reasons, onFix, onSend, onBusy, children } =
    props
  useKeptDraft(form, draft)
  const send = useSending(form, { onSend, onBusy })
  return (
    <form id={id} className={styles.form} onSubmit={send} noValidate>
      <StepNotice
        status={status}
        approved={approved}
        refused={refused}
        reasons={reasons}
        onFix={onFix}
      />
      {children}
    </form>
  )
}
