import type { RaRecord, RowClickFunction, useCreatePath } from 'react-admin'

/** A record page, or computed. */
export type RowTarget = string | RowClickFunction

interface Among {
  resource: string
  createPath: ReturnType<typeof useCreatePath>
}

/** Null without a target. */
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
