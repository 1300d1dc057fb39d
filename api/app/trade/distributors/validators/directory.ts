import vine from '@vinejs/vine'
import { cleanString, rowId } from '#app/platform/values/validation'

const keyword = () => cleanString().maxLength(100).optional()

export const directoryValidator = vine.create({
  keyword: keyword(),
  provinceId: rowId().optional(),
})
export const myProvinceValidator = vine.create({ keyword: keyword() })
