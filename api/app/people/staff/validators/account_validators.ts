import vine from '@vinejs/vine'
import { toAsciiDigits } from '#contracts/digits'
import { cleanString } from '#app/platform/values/validation'

const usernameMax = 100
export const passwordLength = { min: 12, max: 200 }

const totp = () =>
  vine
    .string()
    .parse((value) => {
      const isCode = typeof value === 'string' || typeof value === 'number'
      return isCode ? toAsciiDigits(String(value)).trim() || undefined : (value ?? undefined)
    })
    .regex(/^\d{6}$/)

export const staffLoginValidator = vine.create({
  username: cleanString().trim().minLength(1).maxLength(usernameMax).toLowerCase(),
  password: vine.string().minLength(1).maxLength(passwordLength.max),
  totp: totp().optional(),
})

export const passwordChangeValidator = vine.create({
  currentPassword: vine.string().minLength(1).maxLength(passwordLength.max),
  newPassword: vine.string().minLength(passwordLength.min).maxLength(passwordLength.max),
})

export const totpStartValidator = vine.create({
  password: vine.string().minLength(1).maxLength(passwordLength.max),
  totp: totp().optional(),
})
export const totpConfirmValidator = vine.create({ totp: totp() })
