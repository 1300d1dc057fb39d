import type { RaRecord, RowClickFunction, useCreatePath } from 'react-admin'

/** Where a row leads: to a page of its record, or to the one that a function names. */
export type RowTarget = string | RowClickFunction

interface Among {
  resource: string
  createPath: ReturnType<typeof useCreatePath>
}

/** The address that a row leads to; null where it leads nowhere. */
export const pathOfRow = (
  to: RowTarget,
  record: RaRecord,
  { resource, createPath }: Among
): string | null => {
  const place = typeof to === 'function' ? to(record.id, resource, record) : to
  if (typeof place !== 'string') return null
  return place === 'show' || place === 'edit'
    ? createPath({ resource, type: place, id: record.id })
    : place
}
