import vine from '@vinejs/vine'
import { plans } from '#contracts/plans'
import { rowId, textField } from '#app/platform/values/validation'

const nameMax = 100
const name = () => textField(nameMax)

export const newProvinceValidator = vine.create({ name: name() })
export const newCityValidator = vine.create({ name: name(), provinceId: rowId() })
export const newDistrictValidator = vine.create({ name: name(), cityId: rowId() })
export const newGuildValidator = vine.create({ name: name(), plan: vine.enum(plans) })
export const placeValidator = vine.create({ name: name(), active: vine.boolean({ strict: true }) })
