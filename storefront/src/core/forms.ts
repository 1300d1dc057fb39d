import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError } from './api/errors.ts'
import { dropDraft, keepDraft, readDraft } from './drafts.ts'
import { dismissErrors, toastError } from './toast.ts'

export const useKeptDraft = <T extends FieldValues>(form: UseFormReturn<T>, name: string) => {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (isDirty) keepDraft(name, values)
        },
      }),
    [form, name]
  )
}

/** Survives closing and reloading. */
export const useKeptText = (name: string) => {
  const [text, setText] = useState(() => readDraft<{ text: string }>(name).text ?? '')
  const change = (next: string) => {
    setText(next)
    if (next === '') dropDraft(name)
    else keepDraft(name, { text: next })
  }
  return [text, change] as const
}

/** Not kept when empty or suggested. */
export const useKeptAmount = (name: string, suggested: number | null) => {
  const [amount, setAmount] = useState(
    () => readDraft<{ amount: number }>(name).amount ?? suggested
  )
  const change = (next: number | null) => {
    setAmount(next)
    if (next === null || next === suggested) dropDraft(name)
    else keepDraft(name, { amount: next })
  }
  return [amount, change] as const
}

/** Fields first, rest as toast. */
export const showFormErrors = <T extends FieldValues>(error: unknown, form: UseFormReturn<T>) => {
  const known = Object.keys(form.getValues())
  const fields = error instanceof ApiError ? error.fields : []
  const own = fields.filter(({ field }) => known.includes(field))
  if (own.length === 0) return toastError(error)
  own.forEach(({ field, message }, i) =>
    form.setError(field as FieldPath<T>, { type: 'server', message }, { shouldFocus: i === 0 })
  )
}

interface Sending<T extends FieldValues> {
  onSend: (values: T) => Promise<void>
  onBusy: (isBusy: boolean) => void
}

/** Once per press; errors go to fields. */
export const useSending = <T extends FieldValues>(
  form: UseFormReturn<T, unknown, T>,
  { onSend, onBusy }: Sending<T>
) => {
  // A ref: validation delays state.
  const isSending = useRef(false)
  const send = form.handleSubmit(async (values) => {
    onBusy(true)
    dismissErrors()
    await onSend(values).catch((error: unknown) => showFormErrors(error, form))
    onBusy(false)
  })
  return (event: FormEvent) => {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    void send(event).finally(() => {
      isSending.current = false
    })
  }
}
