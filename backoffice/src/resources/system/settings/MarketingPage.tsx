import { marketingLimits } from '@kasbeno/api/contracts/settings'
import { Autocomplete, Button, Paper, Stack, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useNotify, usePermissions, useTranslate } from 'react-admin'
import { Loaded } from '../../../components/Loaded'
import { Page } from '../../../components/Page'
import { RefusalAlert } from '../../../components/RefusalAlert'
import { useCommand } from '../../../components/useCommand'
import { useUnsavedPage } from '../../../components/useUnsaved'
import { WholeNumberInput } from '../../../components/WholeNumberInput'
import type { GetAnswer } from '../../../providers/contract'
import { getJson } from '../../../providers/http'

const path = '/api/admin/marketing'
type Marketing = GetAnswer<typeof path>

const MarketingForm = ({ held }: { held: Marketing }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const { permissions } = usePermissions<string[]>()
  const mayChange = permissions?.includes('marketing.update') ?? false
  const { choices, ...before } = held
  const [draft, setDraft] = useState(before)
  const { run, isRunning, refusal } = useCommand<typeof path>()
  useUnsavedPage(JSON.stringify(draft) !== JSON.stringify(before))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isRunning) return
    if (!(await run('marketing', draft, 'PUT'))) return
    notify('marketing.saved', { type: 'success' })
  }
  const faults = refusal?.fields ?? {}
  const figure = (name: 'creditBillions' | 'shops') => ({
    label: translate(`marketing.${name}`),
    value: draft[name],
    max: marketingLimits.figure,
    disabled: !mayChange,
    error: faults[name],
    onChange: (value: number | null) => setDraft({ ...draft, [name]: value ?? 0 }),
  })
  const nameOf = (slug: string) => choices.find((choice) => choice.slug === slug)?.name ?? slug
  return (
    <Paper
      component="form"
      onSubmit={(event) => void submit(event)}
      sx={{ p: 2, width: 520, maxWidth: '100%' }}
    >
      <Stack spacing={2}>
        <WholeNumberInput {...figure('creditBillions')} />
        <WholeNumberInput {...figure('shops')} />
        <Autocomplete
          multiple
          disabled={!mayChange}
          options={choices.map(({ slug }) => slug)}
          getOptionLabel={nameOf}
          getOptionDisabled={() => draft.distributors.length >= marketingLimits.distributors}
          value={draft.distributors}
          onChange={(_, distributors) => setDraft({ ...draft, distributors })}
          renderInput={(input) => (
            <TextField
              {...input}
              label={translate('marketing.distributors')}
              error={faults.distributors !== undefined}
              helperText={faults.distributors ?? translate('marketing.distributorsHint')}
            />
          )}
        />
        <RefusalAlert refusal={refusal} shownFields={['creditBillions', 'shops', 'distributors']} />
        {mayChange && (
          <Button type="submit" variant="contained" disabled={isRunning}>
            {translate('ra.action.save')}
          </Button>
        )}
      </Stack>
    </Paper>
  )
}

export default function MarketingPage() {
  const query = useQuery({
    queryKey: ['marketing'],
    queryFn: ({ signal }) => getJson<typeof path>(path, signal),
    retry: false,
  })
  return (
    <Page title="marketing.page">
      <Loaded query={query}>
        {(held) => <MarketingForm key={JSON.stringify(held)} held={held} />}
      </Loaded>
    </Page>
  )
}
