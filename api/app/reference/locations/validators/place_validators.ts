import vine from '@vinejs/vine'
import { cleanString, rowId } from '#app/platform/values/validation'

const keyword = () => cleanString().maxLength(100).optional()

export const provincesValidator = vine.create({ keyword: keyword() })
export const citiesValidator = vine.create({ provinceId: rowId(), keyword: keyword() })
export const districtsValidator = vine.create({ cityId: rowId() })
