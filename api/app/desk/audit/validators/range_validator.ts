import vine from '@vinejs/vine'
import { auditRange } from '#contracts/audit'

export const rangeValidator = vine.create({
  from: vine.number().withoutDecimals().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  limit: vine.number().withoutDecimals().range([1, auditRange.max]).optional(),
})
