import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { useGetList, useTranslate } from 'react-admin'
import { LoadError } from './LoadError'

/** As many as a glance takes in; typing narrows them. */
const offered = 20

interface RecordSearchProps<Row> {
  resource: string
  /** Of those that may be chosen. */
  filter?: Record<string, unknown>
  nameOf: (row: Row) => string
  /** A dictionary key. */
  label: string
  value: Row | null
  error?: string
  /** Nothing chosen means something too. */
  isOptional?: boolean
  autoFocus?: boolean
  onChange: (row: Row | null) => void
}

/** For dialogs outside react-admin's forms. */
export const RecordSearch = <Row extends { id: string }>(props: RecordSearchProps<Row>) => {
  const { resource, filter, nameOf, label, value, error, isOptional, autoFocus, onChange } = props
  const translate = useTranslate()
  const [text, setText] = useState('')
  const found = useGetList<Row>(
    resource,
    {
      pagination: { page: 1, perPage: offered },
      sort: { field: 'name', order: 'ASC' },
      filter: { ...filter, ...(text.trim() && { q: text.trim() }) },
    },
    { placeholderData: (previous) => previous, onError: () => undefined }
  )
  return (
    <>
      <Autocomplete<Row>
        options={found.data ?? []}
        value={value}
        loading={found.isFetching}
        filterOptions={(options) => options}
        getOptionLabel={nameOf}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(option, other) => option.id === other.id}
        onInputChange={(_, typed, why) => setText(why === 'input' ? typed : '')}
        onChange={(_, row) => onChange(row)}
        noOptionsText={translate('list.nothing')}
        loadingText={translate('ra.page.loading')}
        renderInput={(params) => (
          <TextField
            {...params}
            autoFocus={autoFocus}
            required={!isOptional}
            label={translate(label)}
            error={error !== undefined}
            helperText={error}
          />
        )}
      />
      {found.error && <LoadError error={found.error} retry={() => void found.refetch()} />}
    </>
  )
}
