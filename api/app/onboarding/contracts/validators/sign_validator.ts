import vine from '@vinejs/vine'
import { contractTypes } from '#contracts/contracts'

/** The credit year that a file was signed for, where it is not the last one. */
export const signedFileValidator = vine.create({
  term: vine.number().withoutDecimals().range([1, 1000]).optional(),
})

export const contractSignatureValidator = vine.create({
  contractType: vine.enum(contractTypes),
  digest: vine.string().regex(/^[0-9a-f]{64}$/),
})
