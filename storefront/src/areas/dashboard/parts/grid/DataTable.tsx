import { DataGrid, type GridValidRowModel } from '@mui/x-data-grid'
import { faIR } from '@mui/x-data-grid/locales'
import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import { tablePageSizes } from '@kasbeno/api/contracts/limits'
import { useMemo } from 'react'
import { grid as text } from '#areas/dashboard/words/grid.ts'
import { groupDigits } from '#core/grouped.ts'
import { foldColumns, type TableColumn } from './foldColumns.tsx'
import { GridStyles } from './GridStyles.tsx'
import { useWidth } from './useWidth.ts'

export interface TablePage {
  /** From 0. */
  page: number
  pageSize: number
}

export interface TableSort {
  field: string
  direction: 'asc' | 'desc'
}

interface DataTableProps<Row extends GridValidRowModel> {
  label: string
  rows: readonly Row[]
  columns: readonly TableColumn<Row>[]
  /** Of all pages. */
  total: number
  at: TablePage
  onMove: (to: TablePage) => void
  /** Of the columns that are `sortable`. */
  sortedBy?: TableSort | null
  onSort?: (by: TableSort | null) => void
  /** A press anywhere in a row. */
  onOpen?: (row: Row) => void
  isLoading: boolean
  noRows: string
}

const localeText = {
  ...faIR.components.MuiDataGrid.defaultProps.localeText,
  footerTotalVisibleRows: (visible: number, total: number) =>
    text.visibleOf(groupDigits(visible), groupDigits(total)),
  paginationRowsPerPage: text.rowsPerPage,
  paginationDisplayedRows: ({ from, to, count }: { from: number; to: number; count: number }) =>
    text.displayed(groupDigits(from), groupDigits(to), groupDigits(count)),
}

/** Server-paged and server-sorted; overflowing columns fold below others instead of scrolling. */
export const DataTable = <Row extends GridValidRowModel>({
  label,
  rows,
  columns,
  total,
  at,
  onMove,
  sortedBy = null,
  onSort,
  onOpen,
  isLoading,
  noRows,
}: DataTableProps<Row>) => {
  const { ref, width } = useWidth()
  const { field, direction } = sortedBy ?? {}
  // Another array is another order to the grid, which goes back to the first page for it.
  const sortModel = useMemo(() => (field ? [{ field, sort: direction }] : []), [field, direction])
  return (
    <div ref={ref}>
      <GridStyles>
        <DataGrid
          aria-label={label}
          rows={rows}
          columns={foldColumns(columns, width).map((column) => ({ sortable: false, ...column }))}
          rowCount={total}
          loading={isLoading}
          paginationMode="server"
          paginationModel={at}
          onPaginationModelChange={onMove}
          sortingMode="server"
          sortModel={sortModel}
          onSortModelChange={([by]) =>
            onSort?.(by?.sort ? { field: by.field, direction: by.sort } : null)
          }
          onRowClick={onOpen && (({ row }) => onOpen(row))}
          pageSizeOptions={tablePageSizes.map((value) => ({
            value,
            label: toPersianDigits(value),
          }))}
          localeText={{ ...localeText, noRowsLabel: noRows }}
          disableColumnFilter
          disableColumnMenu
          disableColumnResize
          disableRowSelectionOnClick
          getRowHeight={() => 'auto'}
          sx={{
            '& .MuiDataGrid-cell': {
              display: 'flex',
              alignItems: 'center',
              overflowWrap: 'break-word',
              paddingBlock: '10px',
            },
            // Its handle lies beyond the edge of the last column.
            '& .MuiDataGrid-columnSeparator': { display: 'none' },
            'border': 0,
          }}
        />
      </GridStyles>
    </div>
  )
}
