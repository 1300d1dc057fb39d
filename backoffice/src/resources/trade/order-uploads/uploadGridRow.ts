import {
  orderUploadLimits,
  uploadColumns,
  type UploadCells,
  type UploadRow,
} from '@kasbeno/api/contracts/order_uploads'

/** A line as a grid shows it. */
export type UploadGridRow = UploadCells & Pick<UploadRow, 'row' | 'status' | 'message' | 'orderId'>

export const gridRowOf = ({ row, status, message, orderId, cells }: UploadRow): UploadGridRow => ({
  ...cells,
  ...{ row, status, message, orderId },
})

export const cellsOf = (line: UploadGridRow): Record<keyof UploadCells, string> =>
  Object.fromEntries(
    uploadColumns.map((column) => [column, line[column].slice(0, orderUploadLimits.cell)])
  ) as Record<keyof UploadCells, string>
