import vine from '@vinejs/vine'

/** What kind of value it must be depends on the setting; the contract decides. An empty text comes as null. */
export const settingValidator = vine.create({ value: vine.any().nullable() })
