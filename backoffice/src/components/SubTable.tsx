import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'

export interface SubColumn<Row> {
  label: string
  render: (row: Row) => ReactNode
  isNumber?: boolean
}

interface SubTableProps<Row> {
  rows: Row[]
  columns: SubColumn<Row>[]
  rowKey: (row: Row, index: number) => string
  empty?: string
  label: string
}

export const SubTable = <Row,>({ rows, columns, rowKey, empty, label }: SubTableProps<Row>) => {
  const translate = useTranslate()
  if (rows.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(empty ?? 'list.nothing')}
      </Typography>
    )
  }
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={translate(label)}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column.label} sx={column.isNumber ? { width: '16%' } : undefined}>
                {translate(column.label)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={rowKey(row, index)}>
              {columns.map((column) => (
                <TableCell key={column.label} sx={column.isNumber ? { width: '16%' } : undefined}>
                  {column.render(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
