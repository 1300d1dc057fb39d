import { useMemo } from 'react'
import type { Page } from './paging.ts'
import type { Query } from './query.ts'

export interface Option {
  value: string
  label: string
}

export const useOptions = <Row>(
  query: Query<Page<Row>>,
  optionOf: (row: Row) => Option
): Query<Option[]> => {
  const page = query.data
  const data = useMemo(() => page?.items.map(optionOf), [page, optionOf])
  return { ...query, data }
}
