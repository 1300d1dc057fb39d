import vine from '@vinejs/vine'
import { bulkDecisionsMax } from '#contracts/change_requests'
import { limits } from '#contracts/limits'
import { text } from '../validation.js'

const ids = vine.array(vine.string().uuid()).minLength(1).maxLength(bulkDecisionsMax)

export const approvalValidator = vine.create({ reason: text(limits.reason).optional() })
export const rejectionValidator = vine.create({ reason: text(limits.reason) })
export const approvalsValidator = vine.create({ ids, reason: text(limits.reason).optional() })
export const rejectionsValidator = vine.create({ ids, reason: text(limits.reason) })
