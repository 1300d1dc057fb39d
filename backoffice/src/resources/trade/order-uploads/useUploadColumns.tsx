import { uploadColumns, type UploadCells } from '@kasbeno/api/contracts/order_uploads'
import { Box } from '@mui/material'
import type { GridActionsCellItemProps, GridColDef } from '@mui/x-data-grid'
import type { ReactElement } from 'react'
import { useTranslate } from 'react-admin'
import { Status } from '../../../components/StatusChip'
import { formatCode, formatNumber } from '../../../lib/format'
import type { UploadGridRow } from './uploadGridRow'

const widths: Partial<Record<keyof UploadCells, number>> = { itemName: 180, unitType: 90, qty: 90 }

type Column = GridColDef<UploadGridRow>

/** What became of each line, and its cells; with `actionsOf`, what can be done with it. */
export const useUploadColumns = (
  actionsOf: ((line: UploadGridRow) => ReactElement<GridActionsCellItemProps>[]) | null
): Column[] => {
  const translate = useTranslate()
  const actions: Column[] = actionsOf
    ? [
        {
          field: 'actions',
          type: 'actions',
          headerName: translate('orderUploads.mend'),
          width: 90,
          getActions: ({ row }) => actionsOf(row),
        },
      ]
    : []
  return [
    {
      field: 'row',
      headerName: translate('orderUploads.row'),
      width: 70,
      valueFormatter: (value: number) => formatNumber(value),
    },
    ...actions,
    {
      field: 'status',
      headerName: translate('orderUploads.result'),
      width: 150,
      renderCell: ({ row }) =>
        row.orderId ? (
          <Status of="orderUpload" value="DONE" />
        ) : (
          <Status of="uploadRow" value={row.status} />
        ),
    },
    {
      field: 'message',
      headerName: translate('orderUploads.reason'),
      width: 320,
      renderCell: ({ value }) => (
        <Box sx={{ whiteSpace: 'normal', lineHeight: 1.6, py: 0.5 }}>{String(value)}</Box>
      ),
    },
    ...uploadColumns.map((column): Column => ({
      field: column,
      headerName: translate(`enums.uploadColumn.${column}`),
      width: widths[column] ?? 140,
      editable: true,
      valueFormatter: (value: string) => formatCode(value),
    })),
  ]
}
