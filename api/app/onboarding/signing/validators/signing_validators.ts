import vine from '@vinejs/vine'
import { signedDocumentTypes } from '#contracts/signing'

const documentIdMax = 100

const documentName = {
  documentType: vine.enum(signedDocumentTypes).optional(),
  documentId: vine.string().maxLength(documentIdMax).optional(),
}

/** Without a kind, who the person is: the document that everybody signs first. */
export const documentValidator = vine.create(documentName)
export const signValidator = vine.create({
  ...documentName,
  digest: vine.string().regex(/^[0-9a-f]{64}$/),
})

export const pageAnswerValidator = vine.create({
  token: vine.string().uuid(),
  result: vine.enum(['sign', 'refuse']),
})

const versionMax = 2_000_000_000
export const androidValidator = vine.create({
  /** The running app's `versionCode`. */
  versionCode: vine.number().withoutDecimals().range([0, versionMax]).optional(),
})
