import { useState } from 'react'
import { useGetList } from 'react-admin'
import { SearchField } from './SearchField'

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
  const { resource, filter, error, ...field } = props
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
  return <SearchField<Row> {...field} found={found} refused={error} onText={setText} />
}
