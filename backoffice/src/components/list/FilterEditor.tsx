import { toAsciiDigits } from '@kasbeno/api/contracts/digits'
import {
  Autocomplete,
  Button,
  Checkbox,
  FormControlLabel,
  FormGroup,
  Radio,
  RadioGroup,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useGetList, useGetOne, useTranslate, type RaRecord } from 'react-admin'
import { FaultFence, useFormFaults } from '../formFaults'
import { JalaliDateInput } from '../JalaliDateInput'
import { RialInput } from '../RialInput'
import { useFilterLabel } from './FilterSentence'
import { asBetween, asChoices, fromChoices, type FilterDefinition } from './filters'

interface EditorProps<Filter extends FilterDefinition = FilterDefinition> {
  filter: Filter
  value: unknown
  onChange: (value: unknown) => void
}
type Of<Kind extends FilterDefinition['kind']> = Extract<FilterDefinition, { kind: Kind }>

const Choices = ({ filter, value, onChange }: EditorProps<Of<'enum'>>) => {
  const translate = useTranslate()
  const chosen = asChoices(value)
  const toggle = (choice: string) =>
    onChange(
      fromChoices(
        chosen.includes(choice) ? chosen.filter((other) => other !== choice) : [...chosen, choice]
      )
    )
  return (
    <FormGroup>
      {filter.values.map((choice) => (
        <FormControlLabel
          key={choice}
          control={
            <Checkbox
              size="small"
              sx={{ py: 0.5 }}
              checked={chosen.includes(choice)}
              onChange={() => toggle(choice)}
            />
          }
          label={translate(`enums.${filter.of}.${choice}`)}
          slotProps={{ typography: { variant: 'body2' } }}
        />
      ))}
    </FormGroup>
  )
}

const Flag = ({ filter, value, onChange }: EditorProps<Of<'flag'>>) => {
  const translate = useTranslate()
  return (
    <RadioGroup value={String(value ?? '')} onChange={(_, chosen) => onChange(chosen)}>
      {['true', 'false'].map((choice) => (
        <FormControlLabel
          key={choice}
          value={choice}
          control={<Radio size="small" sx={{ py: 0.5 }} />}
          label={translate(`enums.${filter.of}.${choice}`)}
          slotProps={{ typography: { variant: 'body2' } }}
        />
      ))}
    </RadioGroup>
  )
}

const Days = ({ value, onChange }: EditorProps<Of<'days'>>) => {
  const translate = useTranslate()
  const { from, to } = asBetween<string>(value)
  return (
    <Stack spacing={1.5}>
      <JalaliDateInput
        label={translate('list.fromDay')}
        value={from ?? null}
        onChange={(day) => onChange({ from: day ?? undefined, to })}
      />
      <JalaliDateInput
        label={translate('list.toDay')}
        value={to ?? null}
        onChange={(day) => onChange({ from, to: day ?? undefined })}
      />
    </Stack>
  )
}

const Amounts = ({ value, onChange }: EditorProps<Of<'amount'>>) => {
  const translate = useTranslate()
  const { from, to } = asBetween<number>(value)
  return (
    <Stack spacing={1.5}>
      <RialInput
        label={translate('list.fromAmount')}
        value={from ?? null}
        onChange={(amount) => onChange({ from: amount ?? undefined, to })}
      />
      <RialInput
        label={translate('list.toAmount')}
        value={to ?? null}
        onChange={(amount) => onChange({ from, to: amount ?? undefined })}
      />
    </Stack>
  )
}

const Reference = ({ filter, value, onChange }: EditorProps<Of<'reference'>>) => {
  const translate = useTranslate()
  const label = useFilterLabel()(filter)
  const [text, setText] = useState('')
  const { data = [] } = useGetList(filter.reference, {
    pagination: { page: 1, perPage: 20 },
    sort: { field: filter.nameField, order: 'ASC' },
    filter: text ? { q: text } : {},
  })
  const { data: chosen } = useGetOne(
    filter.reference,
    { id: String(value) },
    { enabled: Boolean(value) }
  )
  return (
    <Autocomplete<RaRecord>
      options={data}
      value={chosen ?? null}
      filterOptions={(options) => options}
      getOptionLabel={(option) => String(option[filter.nameField] ?? '')}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      onInputChange={(_, typed) => setText(typed)}
      onChange={(_, option) => onChange(option?.id)}
      noOptionsText={translate('list.nothing')}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  )
}

const Choice = ({ filter, value, onChange }: EditorProps<Of<'choice'>>) => {
  const translate = useTranslate()
  const label = useFilterLabel()(filter)
  return (
    <Autocomplete<string>
      options={[...filter.values]}
      value={typeof value === 'string' ? value : null}
      getOptionLabel={(choice) => translate(`${filter.texts}.${choice}`, { _: choice })}
      onChange={(_, choice) => onChange(choice ?? undefined)}
      noOptionsText={translate('list.nothing')}
      renderInput={(params) => <TextField {...params} autoFocus label={label} />}
    />
  )
}

const WholeCode = ({ filter, value, onChange }: EditorProps<Of<'code'>>) => (
  <TextField
    autoFocus
    label={useFilterLabel()(filter)}
    value={String(value ?? '')}
    onChange={(event) => onChange(toAsciiDigits(event.target.value).trim())}
    slotProps={{ htmlInput: { dir: 'ltr', style: { textAlign: 'right' } } }}
  />
)

const Words = ({ filter, value, onChange }: EditorProps<Of<'text'>>) => (
  <TextField
    autoFocus
    label={useFilterLabel()(filter)}
    value={String(value ?? '')}
    onChange={(event) => onChange(event.target.value)}
  />
)

const editorOf = ({ filter, ...props }: EditorProps) => {
  switch (filter.kind) {
    case 'enum':
      return <Choices filter={filter} {...props} />
    case 'flag':
      return <Flag filter={filter} {...props} />
    case 'days':
      return <Days filter={filter} {...props} />
    case 'amount':
      return <Amounts filter={filter} {...props} />
    case 'reference':
      return <Reference filter={filter} {...props} />
    case 'choice':
      return <Choice filter={filter} {...props} />
    case 'code':
      return <WholeCode filter={filter} {...props} />
    case 'text':
      return <Words filter={filter} {...props} />
  }
}

interface FilterEditorProps {
  filter: FilterDefinition
  value: unknown
  onApply: (value: unknown) => void
}

export default function FilterEditor({ filter, value, onApply }: FilterEditorProps) {
  const translate = useTranslate()
  const label = useFilterLabel()(filter)
  const [draft, setDraft] = useState(value)
  const { hasFaults, report } = useFormFaults()
  const apply = (event: FormEvent) => {
    event.preventDefault()
    if (!hasFaults) onApply(draft)
  }
  return (
    <form onSubmit={apply}>
      <Stack spacing={1.5}>
        <Typography variant="h3">{label}</Typography>
        <FaultFence report={report}>
          {editorOf({ filter, value: draft, onChange: setDraft })}
        </FaultFence>
        <Button type="submit" variant="contained" disabled={hasFaults}>
          {translate('list.applyFilter')}
        </Button>
      </Stack>
    </form>
  )
}
