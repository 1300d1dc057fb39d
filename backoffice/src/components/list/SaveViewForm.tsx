import { viewLimits } from '@kasbeno/api/contracts/views'
import { Button, Checkbox, FormControlLabel, FormHelperText, Stack, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useListContext, useNotify, useResourceContext, useStore, useTranslate } from 'react-admin'
import { useCommand } from '../useCommand'

interface SaveViewFormProps {
  storeKey: string
  onSaved: () => void
}

/** Gives a name to the filters, the order and the columns that the list has now. */
export const SaveViewForm = ({ storeKey, onSaved }: SaveViewFormProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const resource = useResourceContext()
  const { filterValues: filter, sort } = useListContext()
  const [hidden] = useStore<string[] | null>(storeKey, null)
  const [name, setName] = useState('')
  const [isShared, setIsShared] = useState(false)
  const [isDefault, setIsDefault] = useState(false)
  const { run, isRunning, refusal } = useCommand()

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const view = { resource, name: name.trim(), filter, sort, hidden, isShared, isDefault }
    if (!(await run('views', view))) return
    notify('views.saved', { type: 'success' })
    onSaved()
  }

  return (
    <form
      onSubmit={(event) => void save(event)}
      // keeps letters from the menu's type-ahead
      onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}
      style={{ padding: '4px 16px' }}
    >
      <Stack direction="row" spacing={1}>
        <TextField
          value={name}
          onChange={(event) => setName(event.target.value)}
          placeholder={translate('views.name')}
          error={refusal !== null}
          slotProps={{
            htmlInput: { 'aria-label': translate('views.name'), 'maxLength': viewLimits.name },
          }}
        />
        <Button type="submit" disabled={!name.trim() || isRunning}>
          {translate('views.save')}
        </Button>
      </Stack>
      {refusal && <FormHelperText error>{translate(refusal.message)}</FormHelperText>}
      <Stack>
        {(
          [
            ['views.share', isShared, setIsShared],
            ['views.first', isDefault, setIsDefault],
          ] as const
        ).map(([label, checked, set]) => (
          <FormControlLabel
            key={label}
            label={translate(label)}
            control={
              <Checkbox
                size="small"
                checked={checked}
                onChange={(event) => set(event.target.checked)}
              />
            }
          />
        ))}
      </Stack>
    </form>
  )
}
