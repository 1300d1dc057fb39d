import vine from '@vinejs/vine'
import { searchRules } from '#contracts/search'
import { cleanString } from '#app/platform/values/validation'

export const searchValidator = vine.create({ q: cleanString().maxLength(searchRules.lengthMax) })
