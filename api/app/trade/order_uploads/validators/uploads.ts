import vine from '@vinejs/vine'
import { orderUploadLimits, uploadRowStatuses } from '#contracts/order_uploads'

const rowMax = 2 ** 20

export const uploadRowsValidator = vine.create({
  status: vine.enum(uploadRowStatuses).optional(),
  after: vine.number().withoutDecimals().range([0, rowMax]).optional(),
  limit: vine.number().withoutDecimals().range([1, orderUploadLimits.page]).optional(),
})
