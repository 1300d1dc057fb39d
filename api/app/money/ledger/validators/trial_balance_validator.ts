import vine from '@vinejs/vine'

export const trialBalanceValidator = vine.create({ at: vine.string().maxLength(40).optional() })
