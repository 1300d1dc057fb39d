import type { StaffActor } from '../audit/actor.js'
import { csv } from './csv.js'
import type { Cell, Column } from './columns.js'
import type { ListRequest } from './list_request.js'
import { selected } from './reader.js'
import { fieldsFor, type Resource, type Row } from './resource.js'
import { rowBatches, type Pace } from './row_stream.js'
import { xlsx } from './xlsx.js'

export const exportFormats = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof exportFormats)[number]

export const mimeTypes: Record<ExportFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}

export type Selection = Pick<ListRequest, 'sort' | 'filter'>

const columnsFor = (resource: Resource, caller: StaffActor): [string, Column][] => {
  const visible = new Set(fieldsFor(resource, caller).map(([name]) => name))
  return Object.entries(resource.columns).filter(
    (entry): entry is [string, Column] => entry[1] !== undefined && visible.has(entry[0])
  )
}

async function* cellsOf(
  batches: AsyncIterable<Row[]>,
  columns: [string, Column][],
  onRows: (count: number) => void
): AsyncGenerator<Cell[][]> {
  for await (const rows of batches) {
    onRows(rows.length)
    yield rows.map((row) => columns.map(([name, { cell }]) => cell(row[name], row)))
  }
}

interface Writing {
  onRows?: (count: number) => void
  pace?: Pace
}

/** The file, written while it is read. */
export const exportFile = (
  resource: Resource,
  caller: StaffActor,
  selection: Selection,
  format: ExportFormat,
  { onRows = () => {}, pace }: Writing = {}
): AsyncGenerator<Buffer> => {
  const columns = columnsFor(resource, caller)
  const headers = columns.map(([, { header }]) => header)
  const rows = rowBatches(selected(resource, caller, selection), pace)
  const cells = cellsOf(rows, columns, onRows)
  return format === 'csv' ? csv(headers, cells) : xlsx(resource.title, headers, cells)
}
