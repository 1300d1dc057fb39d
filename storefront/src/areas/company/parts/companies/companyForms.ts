import { companyLimits, isCompanyId } from '@kasbeno/api/contracts/companies'
import { isMobilePhone } from '@kasbeno/api/contracts/phone'
import { signatureLevels } from '@kasbeno/api/contracts/quorum'
import { z } from 'zod'
import {
  birthDateShape,
  nameShape,
  nationalCodeShape,
} from '#areas/signup/parts/person/personShape.ts'
import { noPlace, placeShape, postalCodeShape } from '#areas/signup/parts/places/placeSchema.ts'
import { identity } from '#areas/signup/words/identity.ts'
import { legalSignup as text } from '#areas/company/words/legalSignup.ts'

const line = (missing: string, max: number) =>
  z.string().trim().min(1, { error: missing, abort: true }).max(max, text.tooLong)

export const companyIdDigits = 11

/** company §5 */
export const registerSchema = z.object({
  name: line(text.register.nameMissing, companyLimits.name),
  companyUniqueId: z
    .string()
    .min(1, { error: text.register.uniqueIdMissing, abort: true })
    .length(companyIdDigits, { error: text.register.uniqueIdLength, abort: true })
    .refine(isCompanyId, text.register.uniqueIdWrong),
  guildId: z.string().min(1, text.register.guildMissing),
})
export type RegisterValues = z.infer<typeof registerSchema>
export const registerDraft = 'legal.register'
export const emptyRegister: RegisterValues = { name: '', companyUniqueId: '', guildId: '' }

export const informationSchema = z.object({
  name: line(text.register.nameMissing, companyLimits.name),
  guildId: z.string().min(1, text.register.guildMissing),
  ...placeShape,
  ...postalCodeShape,
  address: line(text.company.addressMissing, companyLimits.address),
})
export type InformationValues = z.infer<typeof informationSchema>
export const emptyInformation = { ...noPlace, postalCode: '', address: '' }

const name = (missing: string) => nameShape(missing, '', companyLimits.memberName)
const personShape = (missing: Record<'firstName' | 'lastName' | 'nationalCode', string>) => ({
  firstName: name(missing.firstName),
  lastName: name(missing.lastName),
  nationalCode: nationalCodeShape(missing.nationalCode),
  birthDate: birthDateShape(text.person.tooYoung),
})
export const personNames = {
  firstName: 'firstName',
  lastName: 'lastName',
  nationalCode: 'nationalCode',
  birthDate: 'birthDate',
} as const

/** company §5 */
export const ceoSchema = z.object(
  personShape({
    firstName: identity.firstnameMissing,
    lastName: identity.lastnameMissing,
    nationalCode: identity.nationalCodeMissing,
  })
)
export type CeoValues = z.infer<typeof ceoSchema>

export const memberSchema = z.object({
  ...personShape(text.person.ofMember),
  phone: z.string().refine(isMobilePhone, text.person.phoneWrong),
  roleInCompany: line(text.person.roleMissing, companyLimits.roleInCompany),
  signatoryStatus: z.enum(signatureLevels, text.person.levelMissing),
})
export type MemberValues = z.infer<typeof memberSchema>
