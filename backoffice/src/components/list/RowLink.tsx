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
} from 'react-admin'
import { noteOpened } from './rowOrder'
import { pathOfRow, type RowTarget } from './rowPath'

const Cover = ({ to }: { to: RowTarget }) => {
  const record = useRecordContext()
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  const representation = useGetRecordRepresentation(resource)(record)
  const path = record && pathOfRow(to, record, { resource, createPath })
  if (!path) return null
  return (
    <Box
      component={LinkBase}
      to={path}
      data-row-link
      tabIndex={-1}
      aria-label={typeof representation === 'string' ? formatCode(representation) : undefined}
      onClick={(event: MouseEvent) => {
        noteOpened(resource, record.id)
        // otherwise the table opens it too
        event.stopPropagation()
      }}
      sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
    />
  )
}

/** A real link over the row, for new tabs. */
export const RowLink = ({ to }: { to: RowTarget }) => (
  <DataTable.Col source="#open" label={false} disableSort sx={{ width: 0, p: 0 }}>
    <Cover to={to} />
  </DataTable.Col>
)
