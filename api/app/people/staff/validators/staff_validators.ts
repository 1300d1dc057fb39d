import vine from '@vinejs/vine'
import { outsideRoles, permissions } from '#contracts/identity'
import { limits } from '#contracts/limits'
import { cleanString, personName } from '#app/platform/values/validation'
import { passwordLength } from './account_validators.js'

const roleKeyMax = 50
const username = () =>
  vine
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9][a-z0-9._-]{2,49}$/)
const password = () => vine.string().minLength(passwordLength.min).maxLength(passwordLength.max)

const person = {
  fullName: personName(limits.name),
  role: cleanString().maxLength(roleKeyMax),
  distributorId: vine.string().uuid().nullable().optional(),
  branchId: vine.string().uuid().nullable().optional(),
}

export const newStaffValidator = vine.create({
  ...person,
  username: username(),
  password: password(),
})

/** The back-office sends the whole record; what cannot be changed is left out. */
export const staffValidator = vine.create({
  ...person,
  active: vine.boolean({ strict: true }),
  password: password().optional(),
})

const outsider = {
  fullName: personName(limits.name),
  role: vine.enum(Object.keys(outsideRoles)),
  branchId: vine.string().uuid().nullable().optional(),
}

export const newDistributorUserValidator = vine.create({
  ...outsider,
  username: username(),
  password: password(),
})

/** A forgotten password is the bank's to replace: nobody else of a distributor acts in another's name. */
export const distributorUserValidator = vine.create({
  ...outsider,
  active: vine.boolean({ strict: true }),
})

const rights = () => vine.array(vine.enum(permissions)).distinct().maxLength(permissions.length)

export const newRoleValidator = vine.create({
  key: vine.string().regex(/^[a-z][a-z0-9-]{1,49}$/),
  permissions: rights(),
})
export const roleValidator = vine.create({ permissions: rights() })
