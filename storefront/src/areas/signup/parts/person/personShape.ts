import { limits } from '@kasbeno/api/contracts/limits'
import { isNationalCode, isRealName } from '@kasbeno/api/contracts/person'
import { z } from 'zod'
import { identity as text } from '#areas/signup/words/identity.ts'
import { isAdult } from '#core/birthDate.ts'

/** A name equal to the phone is empty. person §5 */
export const nameShape = (missing: string, phone: string, max: number = limits.name) =>
  z
    .string()
    .trim()
    .max(max, text.tooLong)
    .refine((value) => isRealName(value, phone), missing)

export const nationalCodeShape = (missing: string = text.nationalCodeMissing) =>
  z
    .string()
    .min(1, { error: missing, abort: true })
    .length(limits.nationalCode, { error: text.nationalCodeLength, abort: true })
    .refine(isNationalCode, text.nationalCodeWrong)

/** Gregorian YYYY-MM-DD of an adult. */
export const birthDateShape = (tooYoung: string) =>
  z
    .string()
    .min(1, { error: text.dateOfBirthMissing, abort: true })
    .refine((iso) => isAdult(iso), tooYoung)
