import vine from '@vinejs/vine'
import { plans } from '#contracts/plans'
import { limits } from '#contracts/limits'
import { reservedCodeRules } from '#contracts/sign_in'
import { termsVersions } from '#contracts/terms'
import {
  cleanString,
  latinNameRule,
  otpSecret,
  phone,
  textField,
} from '#app/platform/values/validation'
import { cleaned } from '#app/platform/values/visible'

const serialMax = 100
const tokenMax = 200

export const codeRequestValidator = vine.create({
  phone: phone(),
  supportNumber: otpSecret(reservedCodeRules.digits).optional(),
})
export const phoneValidator = vine.create({ phone: phone() })
export const reserveValidator = vine.create({ phone: phone(), reason: textField(limits.reason) })
export const codeValidator = vine.create({
  phone: phone(),
  otpSecret: otpSecret(),
  termsVersion: vine.enum(termsVersions).optional(),
})

const placeMax = 100
export const liftValidator = vine.create({
  phone: phone(),
  place: vine
    .string()
    .maxLength(placeMax)
    .regex(/^[\w-]+$/),
  reason: textField(limits.reason),
})

const latinName = () =>
  vine
    .string()
    .parse((value) =>
      typeof value === 'string' ? cleaned(value).replace(/\s+/g, ' ').toUpperCase() : value
    )
    .minLength(1)
    .maxLength(limits.latinName)
    .use(latinNameRule())

export const latinNameValidator = vine.create({
  firstnameEn: latinName(),
  lastnameEn: latinName(),
})

export const refreshValidator = vine.create({
  refreshToken: vine.string().maxLength(tokenMax).optional(),
})

export const switchValidator = vine.create({
  plan: vine.enum([...plans, 'LEGAL'] as const),
  companyUniqueSerial: cleanString().maxLength(serialMax).optional(),
})
