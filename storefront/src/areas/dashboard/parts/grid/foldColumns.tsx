import type { GridColDef, GridRenderCellParams, GridValidRowModel } from '@mui/x-data-grid'
import type { ReactNode } from 'react'

/** Folds below another, labelled. */
export type TableColumn<Row extends GridValidRowModel> = GridColDef<Row> & { foldsInto?: string }

const widthOf = ({ width, minWidth }: GridColDef) => width ?? minWidth ?? 100

const cellOf = <Row extends GridValidRowModel>(
  { field, renderCell }: GridColDef<Row>,
  params: GridRenderCellParams<Row>
): ReactNode => (renderCell ? renderCell(params) : String(params.row[field]))

/** Last foldable first; none is lost. */
export const foldColumns = <Row extends GridValidRowModel>(
  columns: readonly TableColumn<Row>[],
  pixels: number
): GridColDef<Row>[] => {
  const folded = new Set<TableColumn<Row>>()
  const needed = () =>
    columns.reduce((sum, column) => sum + (folded.has(column) ? 0 : widthOf(column)), 0)
  for (const column of columns.filter(({ foldsInto }) => foldsInto).reverse()) {
    if (needed() > pixels) folded.add(column)
  }
  return columns
    .filter((column) => !folded.has(column))
    .map(({ foldsInto: _, ...column }) => {
      const below = [...columns].filter(
        (other) => folded.has(other) && other.foldsInto === column.field
      )
      if (below.length === 0) return column
      const renderCell = (params: GridRenderCellParams<Row>) => (
        <span>
          <span style={{ display: 'block' }}>{cellOf(column, params)}</span>
          {below.map((other) => (
            <small key={other.field} style={{ display: 'block' }}>
              {other.headerName}: {cellOf(other, params)}
            </small>
          ))}
        </span>
      )
      return { ...column, renderCell }
    })
}
