import vine from '@vinejs/vine'
import { approbationRules } from '#contracts/approbations'
import { companyLimits, companyRules, paymentMethodTypes } from '#contracts/companies'
import { signatureLevels } from '#contracts/quorum'
import {
  calendarDate,
  companyId,
  nationalCode,
  otpSecret,
  personName,
  phone,
  postalCode,
  rowId,
  textField,
} from '#app/platform/values/validation'

/** company §5 "Company register" */
export const registerValidator = vine.create({
  name: textField(companyLimits.name),
  companyUniqueId: companyId(),
  guildId: rowId(),
})

/** company §5 "Company information"; name and guild as they were registered where nothing else is said. */
export const informationValidator = vine.create({
  name: textField(companyLimits.name).optional(),
  guildId: rowId().optional(),
  provinceId: rowId(),
  cityId: rowId(),
  postalCode: postalCode(),
  address: textField(companyLimits.address),
})

const person = {
  firstName: personName(companyLimits.memberName),
  lastName: personName(companyLimits.memberName),
  birthDate: calendarDate(),
  nationalCode: nationalCode(),
}

/** company §5 "CEO and board member" */
export const ceoValidator = vine.create(person)

const office = {
  roleInCompany: textField(companyLimits.roleInCompany),
  signatoryStatus: vine.enum(signatureLevels),
}
export const memberValidator = vine.create({ ...person, phone: phone(), ...office })
export const memberUpdateValidator = vine.create({ ...person, ...office })

export const minimumValidator = vine.create({
  minimumNumberOfOptional: vine.number({ strict: true }).withoutDecimals(),
})

/** company §5 "Bank branch" */
export const branchValidator = vine.create({ bankBranchId: vine.string().uuid() })

/** company §7 "Approbations get and update" */
export const ruleValidator = vine.create({
  signatories: vine
    .array(vine.object({ phone: phone(), signatoryStatus: vine.enum(signatureLevels) }))
    .maxLength(companyRules.membersMax + 1)
    .optional(),
  minimumNumberOfOptional: vine.number({ strict: true }).withoutDecimals().optional(),
})

/** Why a change is refused; who takes back their own gives none. */
export const refusedRuleValidator = vine.create({
  reason: textField(approbationRules.reason).optional(),
})

/** company §5 "Payment method" */
export const paymentMethodValidator = vine.create({
  paymentMethodType: vine.enum(paymentMethodTypes),
  otpSecret: otpSecret().optional(),
})

/** Who signs for the caller while they are away; both days belong to it. */
export const delegationValidator = vine.create({
  delegate: phone(),
  from: calendarDate(),
  to: calendarDate(),
})
