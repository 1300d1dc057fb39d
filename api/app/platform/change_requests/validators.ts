import vine from '@vinejs/vine'
import { bulkDecisionsMax } from '#contracts/change_requests'
import { limits } from '#contracts/limits'
import { textField } from '../values/validation.js'

const ids = vine.array(vine.string().uuid()).minLength(1).maxLength(bulkDecisionsMax)

export const approvalsValidator = vine.create({ ids, reason: textField(limits.reason).optional() })
export const rejectionsValidator = vine.create({ ids, reason: textField(limits.reason) })
