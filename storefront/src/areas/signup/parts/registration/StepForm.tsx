import type { StepStatus } from '@kasbeno/api/contracts/registration'
import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useKeptDraft, useSending } from '#core/forms.ts'
import { StepNotice } from './StepNotice.tsx'
import styles from './registration.module.css'

interface StepFormProps<Values extends FieldValues> {
  id: string
  form: UseFormReturn<Values, unknown, Values>
  /** The name under which what is typed is kept. */
  draft: string
  status: StepStatus
  /** Said above the form once it is approved. */
  approved: string
  reasons: string | null
  /** Said above the reasons of a refusal. */
  refused?: string
  /** Brings the focus to the field that a reviewer's reason speaks of. */
  onFix: (reason: string) => void
  onSend: (values: Values) => Promise<void>
  onBusy: (isBusy: boolean) => void
  children: ReactNode
}

/** A step of the registration as a form: kept while it is typed, told who has it, refused field by field. */
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
