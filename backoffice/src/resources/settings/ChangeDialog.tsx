import { digitsOnly, toAsciiDigits } from '@kasbeno/api/contracts/digits'
import { percent } from '@kasbeno/api/contracts/money'
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Stack,
  Switch,
  TextField,
} from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useGetIdentity, useNotify, useTranslate, useUpdate, type RaRecord } from 'react-admin'
import { RialInput } from '../../components/RialInput'
import { useUnsaved } from '../../components/useUnsaved'
import { kindOf } from './setting'

interface EditorProps {
  record: RaRecord
  value: unknown
  onChange: (value: unknown) => void
}

const ppmPerPercent = percent(1)

/** A text of digits (a phone number) is kept in ASCII ones, whatever was typed. */
const typedText = (text: string) =>
  /^[+0-9]+$/.test(toAsciiDigits(text)) ? toAsciiDigits(text) : text

const Editor = ({ record, value, onChange }: EditorProps) => {
  const translate = useTranslate()
  const [typed, setTyped] = useState(String(value ?? ''))
  const label = translate(`settings.names.${record.id}`, { _: String(record.id) })
  switch (kindOf(String(record.id), record.value)) {
    case 'rials':
      return <RialInput autoFocus label={label} value={Number(value)} onChange={onChange} />
    case 'flag':
      return (
        <FormControlLabel
          label={label}
          control={<Switch checked={value === true} onChange={(_, checked) => onChange(checked)} />}
        />
      )
    case 'switch':
      return (
        <FormControlLabel
          label={label}
          control={
            <Switch
              checked={value === 'ENABLED'}
              onChange={(_, checked) => onChange(checked ? 'ENABLED' : 'DISABLED')}
            />
          }
        />
      )
    case 'rate':
      return (
        <TextField
          autoFocus
          label={`${label} (${translate('unit.percentSign')})`}
          defaultValue={Number(value) / ppmPerPercent}
          onChange={({ target }) =>
            onChange(percent(Number(toAsciiDigits(target.value).replace(/[^0-9]+/, '.'))))
          }
          slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'decimal' } }}
        />
      )
    default:
      return (
        <TextField
          autoFocus
          label={label}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            onChange(
              typeof record.value === 'number'
                ? Number(digitsOnly(target.value))
                : typedText(target.value)
            )
          }}
        />
      )
  }
}

export default function ChangeDialog({
  record,
  onClose,
}: {
  record: RaRecord
  onClose: () => void
}) {
  const translate = useTranslate()
  const notify = useNotify()
  const { identity } = useGetIdentity()
  const { formProps, leave } = useUnsaved(onClose)
  const hasProposal = record.proposedValue !== null && record.proposedValue !== undefined
  const isOthers = hasProposal && record.proposedBy !== identity?.id
  const [value, setValue] = useState<unknown>(isOthers ? record.proposedValue : record.value)
  const [update, { isPending, error }] = useUpdate()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void update(
      'settings',
      { id: record.id, data: { value }, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: (changed: RaRecord) => {
          const holds = changed.value === value
          notify(holds ? 'settings.changed' : 'settings.proposed', {
            type: holds ? 'success' : 'info',
          })
          onClose()
        },
        // shown in the dialog
        onError: () => undefined,
      }
    )
  }
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={leave}
      slotProps={{ paper: { component: 'form', onSubmit: submit, ...formProps } as object }}
    >
      <DialogTitle variant="h1">{translate('settings.change')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 1 }}>
          {hasProposal && (
            <Alert severity="info">
              {translate(isOthers ? 'settings.agree' : 'settings.ownProposal', {
                name: record.proposedByName,
              })}
            </Alert>
          )}
          <Editor
            record={{ ...record, value: value ?? record.value }}
            value={value}
            onChange={setValue}
          />
          {error instanceof Error && (
            <Alert severity="error">{translate(error.message, { _: error.message })}</Alert>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          type="submit"
          variant="contained"
          disabled={isPending || (value === record.value && !hasProposal) || Number.isNaN(value)}
        >
          {translate('ra.action.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
