import type {
  DistributorReport,
  ReportCell,
  ReportColumn,
  ReportRow,
} from '@kasbeno/api/contracts/distributor_reports'
import { Box, Link, Typography } from '@mui/material'
import { DataGrid, type GridColDef } from '@mui/x-data-grid'
import { LinkBase, useTranslate } from 'react-admin'
import { listLink } from '../../../../dashboard/listLink'
import { useGridWords } from '../../../../components/useGridWords'
import { Cell, cellText, isNumeric } from './cells'

const sorts = {
  'orders': { field: 'createdAt', order: 'DESC' },
  'payout-items': { field: 'approvedAt', order: 'DESC' },
} as const

interface GridRow extends ReportRow {
  id: string
}

/** The grid never draws more at once. */
const pageSize = 100

const compare = (one: ReportCell, other: ReportCell): number =>
  typeof one === 'number' || typeof other === 'number'
    ? Number(one) - Number(other)
    : String(one ?? '').localeCompare(String(other ?? ''), 'fa')

interface CountedProps {
  row: ReportRow
  column: ReportColumn
  list: DistributorReport['list']
}

/** A number that rows stand behind leads to exactly these. */
const Counted = ({ row, column, list }: CountedProps) => {
  const value = row.cells[column.name] ?? null
  const shown = <Cell column={column} value={value} />
  if (!column.filter || !value) return shown
  return (
    <Link
      component={LinkBase}
      to={listLink(list, { ...row.filter, ...column.filter }, sorts[list])}
      underline="hover"
    >
      {shown}
    </Link>
  )
}

/** Beside the grid, so that they stand below every page and every order of it. */
const Totals = ({ report }: { report: DistributorReport }) => {
  const translate = useTranslate()
  return (
    <Box
      role="group"
      aria-label={translate('reports.totals')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, px: 1, pt: 1.5 }}
    >
      <Typography sx={{ fontWeight: 700 }}>{translate('reports.totals')}</Typography>
      {report.columns.filter(isNumeric).map((column) => (
        <Typography key={column.name} sx={{ fontWeight: 700 }}>
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {column.label}{' '}
          </Box>
          <Counted row={report.totals} column={column} list={report.list} />
        </Typography>
      ))}
    </Box>
  )
}

export const ReportTable = ({ report }: { report: DistributorReport }) => {
  const localeText = useGridWords('reports.nothing')
  const { columns, list, rows, title } = report
  const drawn = columns.map((column): GridColDef<GridRow, ReportCell> => ({
    field: column.name,
    headerName: column.label,
    minWidth: column.kind === 'rials' ? 150 : 110,
    flex: 1,
    valueGetter: (_, { cells }) => cells[column.name] ?? null,
    valueFormatter: (value: ReportCell) => cellText(column, value),
    sortComparator: compare,
    renderCell: ({ row }) => <Counted row={row} column={column} list={list} />,
  }))
  return (
    <>
      <DataGrid<GridRow>
        key={report.name}
        aria-label={title}
        rows={rows.map((row, index) => ({ ...row, id: String(index) }))}
        columns={drawn}
        localeText={localeText}
        hideFooter={rows.length <= pageSize}
        pageSizeOptions={[pageSize]}
        disableColumnFilter
        disableColumnMenu
        disableRowSelectionOnClick
        density="compact"
        columnHeaderHeight={56}
        sx={{
          'border': 0,
          'maxHeight': 560,
          '& .MuiDataGrid-columnHeaderTitle': {
            fontWeight: 700,
            whiteSpace: 'normal',
            lineHeight: 1.5,
          },
        }}
      />
      {rows.length > 0 && <Totals report={report} />}
    </>
  )
}
