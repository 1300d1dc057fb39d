import vine from '@vinejs/vine'
import { limits } from '#contracts/limits'
import { webhookRules, webhookStatuses } from '#contracts/webhooks'
import { cleanString, text } from '#app/shared/validation'

export const endpointValidator = vine.create({
  url: text(webhookRules.urlLength),
  reason: text(limits.reason),
})
export const keyValidator = vine.create({ reason: text(limits.reason) })

export const deliveriesFilterValidator = vine.create({
  status: vine.enum(webhookStatuses).optional(),
  referenceNumber: cleanString().maxLength(30).optional(),
})
