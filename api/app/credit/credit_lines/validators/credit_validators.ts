import vine from '@vinejs/vine'
import { limits } from '#contracts/limits'
import { gatewayIndicators } from '#contracts/payments'
import { cleanString, rialsField, textField } from '#app/platform/values/validation'

export const choosePackageValidator = vine.create({
  plan: vine.string(),
  slug: cleanString().maxLength(100),
})
export const planQueryValidator = vine.create({ plan: vine.string() })

/** Optional when the wallet holds the fee. */
export const payFeeValidator = vine.create({ indicator: vine.enum(gatewayIndicators).optional() })

/** Names plan and package; a slug chooses it first. */
export const payPackageValidator = vine.create({
  plan: vine.string(),
  slug: cleanString().maxLength(100).optional(),
  indicator: vine.enum(gatewayIndicators).optional(),
})

export const allocateValidator = vine.create({
  registrationId: vine.string().uuid().optional(),
  companyUniqueSerial: vine.string().uuid().optional(),
  amount: rialsField(),
})

export const lineCommandValidator = vine.create({
  registrationId: vine.string().uuid().optional(),
  creditLineId: vine.string().uuid().optional(),
  reason: textField(limits.reason),
})

export const changeLimitValidator = vine.create({
  creditLineId: vine.string().uuid(),
  limit: rialsField(),
  reason: textField(limits.reason),
})

export const grantRenewalValidator = vine.create({ creditLineId: vine.string().uuid() })

export const cancelPackageValidator = vine.create({
  registrationId: vine.string().uuid(),
  reason: textField(limits.reason),
})
