import type { MouseEvent } from 'react'
import { Box } from '@mui/material'
import { formatCode } from '../../lib/format'
import {
  DataTable,
  LinkBase,
  useCreatePath,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
  type RaRecord,
  type RowClickFunction,
} from 'react-admin'

type To = string | RowClickFunction

const pathOf = (
  to: To,
  record: RaRecord,
  resource: string,
  createPath: ReturnType<typeof useCreatePath>
): string | null => {
  const place = typeof to === 'function' ? to(record.id, resource, record) : to
  if (typeof place !== 'string') return null
  return place === 'show' || place === 'edit'
    ? createPath({ resource, type: place, id: record.id })
    : place
}

const Cover = ({ to }: { to: To }) => {
  const record = useRecordContext()
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  const representation = useGetRecordRepresentation(resource)(record)
  const path = record && pathOf(to, record, resource, createPath)
  if (!path) return null
  return (
    <Box
      component={LinkBase}
      to={path}
      data-row-link
      tabIndex={-1}
      aria-label={typeof representation === 'string' ? formatCode(representation) : undefined}
      // the table would open the record a second time
      onClick={(event: MouseEvent) => event.stopPropagation()}
      sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
    />
  )
}

/**
 * Lays a real link over the whole row, so that a row opens in a new tab like any other link: by
 * Ctrl-click, by the middle button, from the menu of the right one.
 */
export const RowLink = ({ to }: { to: To }) => (
  <DataTable.Col source="#open" label={false} disableSort sx={{ width: 0, p: 0 }}>
    <Cover to={to} />
  </DataTable.Col>
)
