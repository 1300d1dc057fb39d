import vine from '@vinejs/vine'
import { gatewayFieldMax, gatewayRequestKinds } from '#contracts/payments'
import { limits } from '#contracts/limits'
import { rialsField, textField } from '#app/platform/values/validation'

const positionMax = 99
/** Field names are checked once the kind is known. */
const given = () => vine.string().maxLength(gatewayFieldMax.publicKey)

export const gatewayValidator = vine.create({
  position: vine.number({ strict: true }).withoutDecimals().range([1, positionMax]),
  minAmount: rialsField().min(1).nullable().optional(),
  maxAmount: rialsField().min(1).nullable().optional(),
})

export const gatewayRequestValidator = vine.create({
  kind: vine.enum(gatewayRequestKinds),
  credentials: vine.record(given()).maxLength(10).optional(),
  reason: textField(limits.reason),
})
