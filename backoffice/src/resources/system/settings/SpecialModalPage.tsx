import { specialModalLimits } from '@kasbeno/api/contracts/settings'
import { Button, FormControlLabel, Paper, Stack, Switch, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useNotify, usePermissions, useTranslate } from 'react-admin'
import { JalaliDateInput } from '../../../components/JalaliDateInput'
import { Loaded } from '../../../components/Loaded'
import { Page } from '../../../components/Page'
import { PictureButtons } from '../../../components/PictureButtons'
import { RefusalAlert } from '../../../components/RefusalAlert'
import { useCommand } from '../../../components/useCommand'
import { useObjectUrl } from '../../../components/useObjectUrl'
import { useUnsavedPage } from '../../../components/useUnsaved'
import type { GetAnswer } from '../../../providers/contract'
import { getJson } from '../../../providers/http'
import { ModalPreview } from './ModalPreview'

const path = '/api/admin/special-modal'
type Modal = GetAnswer<typeof path>

const formOf = (modal: Modal, picture: File | null): FormData => {
  const { image, ...values } = modal
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) if (value) form.set(name, value)
  if (picture) form.set('picture', picture)
  else if (!image) form.set('removesPicture', 'true')
  return form
}

const ModalForm = ({ held }: { held: Modal }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const { permissions } = usePermissions<string[]>()
  const mayChange = permissions?.includes('preferences.update') ?? false
  const [modal, setModal] = useState(held)
  const [picture, setPicture] = useState<File | null>(null)
  const chosen = useObjectUrl(picture)
  const { run, isRunning, refusal } = useCommand<'/api/admin/special-modal'>()
  const change = (part: Partial<Modal>) => setModal({ ...modal, ...part })
  useUnsavedPage(picture !== null || JSON.stringify(modal) !== JSON.stringify(held))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isRunning) return
    if (!(await run('special-modal', formOf(modal, picture), 'PUT'))) return
    notify('specialModal.saved', { type: 'success' })
  }
  const faults = refusal?.fields ?? {}
  const field = (name: 'title' | 'text' | 'link', max: number) => ({
    label: translate(`specialModal.${name}`),
    value: modal[name],
    disabled: !mayChange,
    error: Boolean(faults[name]),
    helperText: faults[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    slotProps: { htmlInput: { maxLength: max, ...(name === 'link' && { dir: 'ltr' }) } },
  })
  return (
    <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap', alignItems: 'start' }}>
      <Paper
        component="form"
        onSubmit={(event) => void submit(event)}
        sx={{ p: 2, width: 520, maxWidth: '100%' }}
      >
        <Stack spacing={2}>
          <FormControlLabel
            label={translate('specialModal.status')}
            control={
              <Switch
                disabled={!mayChange}
                checked={modal.status === 'ENABLED'}
                onChange={(_, on) => change({ status: on ? 'ENABLED' : 'DISABLED' })}
              />
            }
          />
          <TextField {...field('title', specialModalLimits.title)} />
          <TextField multiline minRows={2} {...field('text', specialModalLimits.text)} />
          <TextField {...field('link', specialModalLimits.link)} />
          <Stack spacing={2}>
            <JalaliDateInput
              label={translate('specialModal.from')}
              value={modal.from || null}
              onChange={(from) => change({ from: from ?? '' })}
            />
            <JalaliDateInput
              label={translate('specialModal.until')}
              value={modal.until || null}
              onChange={(until) => change({ until: until ?? '' })}
            />
          </Stack>
          {mayChange && (
            <PictureButtons
              isThere={Boolean(modal.image || picture)}
              onChoose={setPicture}
              onRemove={() => {
                setPicture(null)
                change({ image: '' })
              }}
            />
          )}
          <RefusalAlert refusal={refusal} shownFields={['title', 'text', 'link']} />
          {mayChange && (
            <Button type="submit" variant="contained" disabled={isRunning}>
              {translate('ra.action.save')}
            </Button>
          )}
        </Stack>
      </Paper>
      <ModalPreview
        title={modal.title}
        text={modal.text}
        picture={chosen ?? (modal.image || null)}
        hasLink={modal.link !== ''}
      />
    </Stack>
  )
}

export default function SpecialModalPage() {
  const query = useQuery({
    queryKey: ['special-modal'],
    queryFn: ({ signal }) => getJson<typeof path>(path, signal),
    retry: false,
  })
  return (
    <Page title="specialModal.page">
      <Loaded query={query}>
        {(held) => <ModalForm key={JSON.stringify(held)} held={held} />}
      </Loaded>
    </Page>
  )
}
