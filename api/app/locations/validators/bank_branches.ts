import vine from '@vinejs/vine'
import { limits } from '#contracts/limits'
import { cleanString, rowId, text } from '#app/shared/validation'
import { toAsciiDigits } from '#contracts/digits'
import { branchCode } from '#contracts/settings'

const keywordMax = 100

export const bankBranchesValidator = vine.create({
  keyword: cleanString().maxLength(keywordMax).optional(),
})

const branch = {
  branchCode: vine
    .string()
    .parse((value) => (typeof value === 'string' ? toAsciiDigits(value.trim()) : value))
    .regex(branchCode),
  name: text(limits.name),
  provinceId: rowId(),
  address: text(limits.address),
}
export const newBankBranchValidator = vine.create(branch)
export const bankBranchValidator = vine.create({
  ...branch,
  active: vine.boolean({ strict: true }),
})
