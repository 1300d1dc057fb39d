import type { GridRenderCellParams } from '@mui/x-data-grid'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { foldColumns, type TableColumn } from '#areas/dashboard/parts/grid/foldColumns.tsx'

interface Row {
  id: string
  number: string
  reference: string
  at: string
  paid: string
}
const columns: TableColumn<Row>[] = [
  { field: 'number', headerName: 'شماره', width: 100, flex: 1 },
  { field: 'reference', headerName: 'پیگیری', width: 100, foldsInto: 'number' },
  { field: 'at', headerName: 'صدور', minWidth: 150 },
  {
    field: 'paid',
    headerName: 'پرداخت',
    width: 150,
    foldsInto: 'at',
    renderCell: ({ row }) => <b>{row.paid}</b>,
  },
]
const row: Row = { id: '1', number: 'F-1', reference: 'R-1', at: 'A', paid: 'P' }

/** What each drawn column shows of the row. */
const drawnIn = (pixels: number) =>
  foldColumns(columns, pixels).map(({ field, renderCell }) => {
    const cell = renderCell ? renderCell({ row } as GridRenderCellParams<Row>) : row[field as 'id']
    return [field, render(<>{cell}</>).container.textContent]
  })

test.each([
  [
    ...[Infinity, 500],
    [
      ['number', 'F-1'],
      ['reference', 'R-1'],
      ['at', 'A'],
      ['paid', 'P'],
    ],
  ],
  [
    ...[499, 350],
    [
      ['number', 'F-1'],
      ['reference', 'R-1'],
      ['at', 'Aپرداخت: P'],
    ],
  ],
  [
    ...[349, 10],
    [
      ['number', 'F-1پیگیری: R-1'],
      ['at', 'Aپرداخت: P'],
    ],
  ],
] as [number, number, [string, string][]][])(
  'between %d and %d pixels no column is lost: what has no room stands below another, by its name',
  (most, least, drawn) => {
    expect(drawnIn(most)).toEqual(drawn)
    expect(drawnIn(least)).toEqual(drawn)
  }
)

test('the column that takes in another keeps all that it was', () => {
  expect(foldColumns(columns, 10)[0]).toMatchObject({ headerName: 'شماره', width: 100, flex: 1 })
})
