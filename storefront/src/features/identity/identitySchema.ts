import { limits } from '@kasbeno/api/contracts/limits'
import { isNationalCode, isRealName } from '@kasbeno/api/contracts/person'
import { z } from 'zod'
import { identity as text } from '#i18n/fa/identity.ts'
import { isAdult } from '#lib/birthDate.ts'

const name = (missing: string, phone: string) =>
  z
    .string()
    .trim()
    .max(limits.name, text.tooLong)
    .refine((value) => isRealName(value, phone), missing)

/** person §5; a name that equals the phone counts as empty. */
export const identitySchema = (phone: string) =>
  z.object({
    firstname: name(text.firstnameMissing, phone),
    lastname: name(text.lastnameMissing, phone),
    nationalCode: z
      .string()
      .min(1, { error: text.nationalCodeMissing, abort: true })
      .length(limits.nationalCode, { error: text.nationalCodeLength, abort: true })
      .refine(isNationalCode, text.nationalCodeWrong),
    dateOfBirth: z
      .string()
      .min(1, { error: text.dateOfBirthMissing, abort: true })
      .refine((iso) => isAdult(iso), text.tooYoung),
  })

export type IdentityValues = z.infer<ReturnType<typeof identitySchema>>
export const identityDraft = 'identity'
