import type { GridColDef, GridRenderCellParams, GridValidRowModel } from '@mui/x-data-grid'
import type { DataTable } from '#areas/dashboard/parts/grid/DataTable.tsx'

type Props = Parameters<typeof DataTable<GridValidRowModel>>[0]

const cellOf = ({ field, renderCell }: GridColDef, row: GridValidRowModel) =>
  renderCell ? renderCell({ row } as GridRenderCellParams) : String(row[field])

/** Stands in for the grid, which draws rows only where it has a size: the same cells, pages and sizes. */
export const PlainTable = ({ label, rows, columns, total, at, onMove, onSort, noRows }: Props) => (
  <>
    <table aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ field, headerName }) => (
            <th key={field}>{headerName}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={String(row.id)}>
            {columns.map((column) => (
              <td key={column.field}>{cellOf(column, row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    {rows.length === 0 && <p>{noRows}</p>}
    <output>{total}</output>
    {columns
      .filter(({ sortable }) => sortable)
      .map(({ field }) => (
        <button key={field} onClick={() => onSort?.({ field, direction: 'asc' })}>
          sort {field}
        </button>
      ))}
    <button onClick={() => onMove({ ...at, page: at.page + 1 })}>next</button>
    <button onClick={() => onMove({ ...at, pageSize: 20 })}>twenty</button>
  </>
)
