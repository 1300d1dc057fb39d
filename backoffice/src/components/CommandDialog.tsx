import { lazy, Suspense, useState } from 'react'
import { TextField } from '@mui/material'
import { useNotify, useResourceContext, useTranslate, type RaRecord } from 'react-admin'
import { CommandPreview } from './CommandPreview'
import type { CommandButtonProps } from './CommandButton'
import { FormDialog } from './FormDialog'
import { ReasonField } from './ReasonField'
import { useReasonChoice } from './review/useReasonChoice'
import { useCommand } from './useCommand'

const RialInput = lazy(() =>
  import('./RialInput').then((module) => ({ default: module.RialInput }))
)

export interface CommandForm {
  reason: string
  amount: number | null
  /** Absent when empty. */
  note?: string
}

type DialogProps<Row extends RaRecord> = CommandButtonProps<Row> & {
  record: Row
  onClose: () => void
}

const bodyOf = <Row extends RaRecord>(
  { body, reason, record }: DialogProps<Row>,
  form: CommandForm
) => (body ? body(record, form) : reason && form.reason ? { reason: form.reason } : {})

export const CommandDialog = <Row extends RaRecord>(props: DialogProps<Row>) => {
  const { name, record, onClose, reason, reasons, note, color, outcome, Basis } = props
  const translate = useTranslate()
  const notify = useNotify()
  const resource = useResourceContext() ?? ''
  const left = props.isLeaving ? { resource, id: record.id } : undefined
  const { run, isRunning, refusal } = useCommand(left)
  const asked = props.amount?.(record)
  const [form, setForm] = useState<CommandForm>({ reason: '', amount: asked ?? null })

  const why = useReasonChoice(reasons ?? [], refusal?.fields.rejectionReason)
  const said = reasons ? why.text : form.reason.trim()

  const body = bodyOf(props, { ...form, reason: said, note: form.note?.trim() || undefined })
  const submit = async () => {
    const answer = await run(props.path(record), body)
    if (!answer) return
    const done = `commands.${name}.done`
    const met = outcome?.(answer) ?? done
    notify(met, { type: met === done ? 'success' : 'info' })
    props.onDone?.(record)
    onClose()
  }
  const isIncomplete = (reason === 'required' && !said) || (asked !== undefined && !form.amount)

  return (
    <FormDialog
      title={`commands.${name}.title`}
      explain={`commands.${name}.explain`}
      submit={`commands.${name}.label`}
      words={props.words?.(record)}
      color={color === 'error' ? 'error' : 'primary'}
      isRunning={isRunning}
      refusal={refusal}
      shownFields={[
        ...(asked === undefined ? [] : ['amount']),
        ...(reasons ? ['rejectionReason'] : reason ? ['reason'] : []),
        ...(note ? [note.field] : []),
      ]}
      isIncomplete={isIncomplete}
      isSubmitFocused={!reason && asked === undefined}
      isRoomy={reasons !== undefined}
      onKeyDown={reasons && why.onKeyDown}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {Basis && <Basis />}
      {asked !== undefined && (
        <Suspense fallback={null}>
          <RialInput
            autoFocus
            label={translate(`commands.${name}.amount`, { _: translate('commands.amount') })}
            value={form.amount}
            error={refusal?.fields.amount}
            onChange={(amount) => setForm({ ...form, amount })}
          />
        </Suspense>
      )}
      {reasons && why.fields}
      {reason && !reasons && (
        <ReasonField
          autoFocus={asked === undefined}
          isOptional={reason === 'optional'}
          label={props.reasonLabel}
          value={form.reason}
          error={refusal?.fields.reason}
          onChange={(typed) => setForm({ ...form, reason: typed })}
        />
      )}
      {note && (
        <TextField
          label={translate(note.label)}
          value={form.note ?? ''}
          error={refusal?.fields[note.field] !== undefined}
          helperText={refusal?.fields[note.field]}
          onChange={({ target }) => setForm({ ...form, note: target.value })}
          slotProps={{ htmlInput: { maxLength: note.maxLength } }}
        />
      )}
      {props.hasPreview && (
        <CommandPreview path={props.path(record)} body={body} isIncomplete={isIncomplete} />
      )}
    </FormDialog>
  )
}
