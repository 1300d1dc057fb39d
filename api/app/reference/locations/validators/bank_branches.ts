import vine from '@vinejs/vine'
import { limits } from '#contracts/limits'
import { cleanString, rowId, textField } from '#app/platform/values/validation'
import { toAsciiDigits } from '#contracts/digits'
import { branchCode } from '#contracts/settings'
import { openingHoursMax } from '#contracts/visits'

const keywordMax = 100

export const bankBranchesValidator = vine.create({
  keyword: cleanString().maxLength(keywordMax).optional(),
  cityId: rowId().optional(),
})

const branch = {
  branchCode: vine
    .string()
    .parse((value) => (typeof value === 'string' ? toAsciiDigits(value.trim()) : value))
    .regex(branchCode),
  name: textField(limits.name),
  provinceId: rowId(),
  cityId: rowId().nullable().optional(),
  address: textField(limits.address),
  openingHours: textField(openingHoursMax).optional(),
}
export const newBankBranchValidator = vine.create(branch)
export const bankBranchValidator = vine.create({
  ...branch,
  active: vine.boolean({ strict: true }),
})
