import { Autocomplete, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { LoadError } from './LoadError'

interface SearchFieldProps<Row> {
  found: { data?: Row[]; isFetching: boolean; error: unknown; refetch: () => unknown }
  /** A dictionary key above the rows of a group; rows of one group follow each other. */
  groupOf?: (row: Row) => string
  nameOf: (row: Row) => string
  /** A dictionary key. */
  label: string
  value: Row | null
  refused?: string
  /** Nothing chosen means something too. */
  isOptional?: boolean
  autoFocus?: boolean
  onText: (text: string) => void
  onChange: (row: Row | null) => void
}

/** One of the rows that were found for what was typed. */
export const SearchField = <Row extends { id: string }>(props: SearchFieldProps<Row>) => {
  const { found, groupOf, nameOf, label, value, refused, isOptional, autoFocus } = props
  const { onText, onChange } = props
  const translate = useTranslate()
  return (
    <>
      <Autocomplete<Row>
        options={found.data ?? []}
        groupBy={groupOf && ((row) => translate(groupOf(row)))}
        value={value}
        loading={found.isFetching}
        filterOptions={(options) => options}
        getOptionLabel={nameOf}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(option, other) => option.id === other.id}
        onInputChange={(_, typed, why) => onText(why === 'input' ? typed : '')}
        onChange={(_, row) => onChange(row)}
        noOptionsText={translate('list.nothing')}
        loadingText={translate('ra.page.loading')}
        renderInput={(params) => (
          <TextField
            {...params}
            autoFocus={autoFocus}
            required={!isOptional}
            label={translate(label)}
            error={refused !== undefined}
            helperText={refused}
          />
        )}
      />
      {Boolean(found.error) && <LoadError error={found.error} retry={() => void found.refetch()} />}
    </>
  )
}
