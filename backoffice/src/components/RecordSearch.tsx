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
  /** Rows of these come first, in their order; at most two. */
  nearer?: readonly [Record<string, unknown>, Record<string, unknown>]
  /** A dictionary key above the rows of a group; rows of one group follow each other. */
  groupOf?: (row: Row) => string
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

const isKnown = (filter: Record<string, unknown>) =>
  Object.values(filter).every((value) => value !== null && value !== undefined)

const useFound = <Row extends { id: string }>(
  resource: string,
  filter: Record<string, unknown>,
  enabled = true
) =>
  useGetList<Row>(
    resource,
    {
      pagination: { page: 1, perPage: offered },
      sort: { field: 'name', order: 'ASC' },
      filter,
    },
    { enabled, placeholderData: (previous) => previous, onError: () => undefined }
  )

/** Each row once, where it was found first. */
const once = <Row extends { id: string }>(lists: readonly (Row[] | undefined)[]): Row[] => {
  const rows = lists.flatMap((found) => found ?? [])
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}

/** For dialogs outside react-admin's forms. */
export const RecordSearch = <Row extends { id: string }>(props: RecordSearchProps<Row>) => {
  const { resource, filter, nearer, groupOf, nameOf, label } = props
  const { value, error, isOptional, autoFocus, onChange } = props
  const translate = useTranslate()
  const [text, setText] = useState('')
  const asked = { ...filter, ...(text.trim() && { q: text.trim() }) }
  const [near = {}, wide = {}] = nearer ?? []
  const nearest = useFound<Row>(resource, { ...asked, ...near }, Boolean(nearer) && isKnown(near))
  const next = useFound<Row>(resource, { ...asked, ...wide }, Boolean(nearer) && isKnown(wide))
  const found = useFound<Row>(resource, asked)
  return (
    <>
      <Autocomplete<Row>
        options={once([nearest.data, next.data, found.data])}
        groupBy={groupOf && ((row) => translate(groupOf(row)))}
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
