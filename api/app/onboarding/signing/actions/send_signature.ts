import { signingLimits } from '#contracts/signing'
import type { CustomerActor } from '#app/platform/audit/actor'
import { InvalidFields } from '#app/platform/errors'
import { cleanImage, RefusedImage, type CleanImage } from '#app/platform/files/image'
import { messages } from '../i18n/fa.js'
import { keepFile } from '../steps/keep_file.js'

type Fault = 'signatureRequired' | 'imageSize' | RefusedImage['fault']

const refused = (fault: Fault) =>
  new InvalidFields([{ field: 'signature', rule: fault, message: messages[fault] }])

/** @throws InvalidFields (422) */
const cleaned = async (picture: Buffer | undefined): Promise<CleanImage> => {
  if (!picture) throw refused('signatureRequired')
  if (picture.length > signingLimits.signatureBytes) throw refused('imageSize')
  try {
    return await cleanImage(picture)
  } catch (error) {
    throw error instanceof RefusedImage ? refused(error.fault) : error
  }
}

/**
 * Keeps the picture of the person's signature, painted anew, in the place of the one before.
 * @throws InvalidFields (422) for what is no picture, Conflict (409) once the files were sent
 */
export default class SendSignature {
  async execute({ actor, picture }: { actor: CustomerActor; picture: Buffer | undefined }) {
    const { bytes, mimeType } = await cleaned(picture)
    await keepFile({ userId: actor.id, kind: 'SIGNATURE', bytes, mimeType })
  }
}
