import vine from '@vinejs/vine'
import { contractTypes } from '#contracts/contracts'

export const signValidator = vine.create({
  contractType: vine.enum(contractTypes),
  digest: vine.string().regex(/^[0-9a-f]{64}$/),
})
