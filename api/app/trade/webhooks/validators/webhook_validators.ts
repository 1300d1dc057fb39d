import vine from '@vinejs/vine'
import { limits } from '#contracts/limits'
import { webhookRules, webhookStatuses } from '#contracts/webhooks'
import { cleanString, textField } from '#app/platform/values/validation'

export const endpointValidator = vine.create({
  url: textField(webhookRules.urlLength),
  reason: textField(limits.reason),
})

export const deliveriesFilterValidator = vine.create({
  status: vine.enum(webhookStatuses).optional(),
  referenceNumber: cleanString().maxLength(30).optional(),
})
