import vine from '@vinejs/vine'
import {
  orderUploadLimits,
  uploadColumns,
  uploadRowStatuses,
  type UploadColumn,
} from '#contracts/order_uploads'

const rowMax = 2 ** 20

export const uploadRowsValidator = vine.create({
  status: vine.enum(uploadRowStatuses).optional(),
  after: vine.number().withoutDecimals().range([0, rowMax]).optional(),
  isRejected: vine.boolean().optional(),
  limit: vine.number().withoutDecimals().range([1, orderUploadLimits.page]).optional(),
})

const cell = () => vine.string().maxLength(orderUploadLimits.cell).nullable().optional()

/** What is mended: cells that are not named stay as they are. */
export const mendRowValidator = vine.create({
  cells: vine.object(
    Object.fromEntries(uploadColumns.map((column) => [column, cell()])) as Record<
      UploadColumn,
      ReturnType<typeof cell>
    >
  ),
})
