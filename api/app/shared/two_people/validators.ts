import vine from '@vinejs/vine'
import { limits } from '#contracts/limits'
import { text } from '../validation.js'

export const approvalValidator = vine.create({ reason: text(limits.reason).optional() })
export const rejectionValidator = vine.create({ reason: text(limits.reason) })
