import { callSubjects, contactLimits } from '@kasbeno/api/contracts/leads'
import { limits } from '@kasbeno/api/contracts/limits'
import { isMobilePhone } from '@kasbeno/api/contracts/person'
import { z } from 'zod'
import { contact as text } from '#areas/profile/words/contact.ts'
import { errors } from '#core/words/errors.ts'
import { login } from '#areas/entry/words/login.ts'
import { asLocalPhone } from '@kasbeno/api/contracts/phone'

const phone = z
  .string()
  .min(1, { error: login.phoneMissing, abort: true })
  .transform(asLocalPhone)
  .refine(isMobilePhone, login.phoneWrong)
const optional = (max: number) => z.string().trim().max(max, text.tooLong)
const required = (max: number) =>
  z.string().trim().min(1, { error: errors.required, abort: true }).max(max, text.tooLong)

export const leadSchema = z.object({
  name: required(limits.name),
  phone,
  shopname: optional(limits.shopName),
  provinceId: z.string(),
  cityId: z.string(),
})
export type LeadValues = z.infer<typeof leadSchema>

export const callSchema = z.object({
  phone,
  subject: z.enum(callSubjects, errors.required),
  text: required(contactLimits.text),
})
export const callDraft = 'call-me'
export type CallValues = z.infer<typeof callSchema>
