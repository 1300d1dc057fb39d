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

/** What somebody wrote anew, and nothing else: a cell that is sent counts as mended. */
export const mendedCells = (line: UploadGridRow, before: UploadGridRow): Partial<UploadCells> =>
  Object.fromEntries(
    uploadColumns
      .filter((column) => line[column] !== before[column])
      .map((column) => [column, line[column].slice(0, orderUploadLimits.cell)])
  )
