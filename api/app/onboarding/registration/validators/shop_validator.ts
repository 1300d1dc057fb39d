import vine from '@vinejs/vine'
import { toAsciiDigits } from '#contracts/digits'
import { limits } from '#contracts/limits'
import { personPlans } from '#contracts/plans'
import { propertyTypes } from '#contracts/registration'
import { postalCode, rowId, textField } from '#app/platform/values/validation'

const landNumber = () =>
  vine
    .string()
    .parse((value) =>
      typeof value === 'string' ? toAsciiDigits(value).replace(/[\s-]/g, '') : value
    )
    .regex(/^[0-9]+$/)
    .maxLength(limits.landNumber)

/** person §5; the Persian name is a rule of the action, with a message of its own. */
export const shopValidator = vine.create({
  plan: vine.enum(personPlans),
  shopname: textField(limits.shopName),
  address: textField(limits.shopAddress),
  postalCode: postalCode(),
  landNumber: landNumber().optional(),
  provinceId: rowId(),
  cityId: rowId(),
  districtId: rowId(),
  guildId: rowId(),
  propertyType: vine.enum(propertyTypes),
})

export const planValidator = vine.create({ plan: vine.enum(personPlans) })
