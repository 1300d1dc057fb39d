import { randomUUID } from 'node:crypto'
import drive from '@adonisjs/drive/services/main'
import { uploadLimits } from '#contracts/limits'
import type { CallSubject } from '#contracts/leads'
import { transaction } from '#app/platform/database/database'
import { refusedField } from '#app/platform/errors'
import { cleanImage, RefusedImage } from '#app/platform/files/image'
import { messages } from '../i18n/fa.js'
import { keepOnce } from '../steps/keep_once.js'

interface CallInfo {
  /** Hash of who may hear that theirs waits already. */
  asker?: string
  name?: string
  phone: string
  subject: CallSubject
  text: string
  picture?: Buffer
}

/** Somebody asks to be called; a picture is painted anew before it is kept. */
export default class ReceiveCallInfo {
  /**
   * @returns false where theirs waits already
   * @throws InvalidFields for what is no picture by its first bytes, or too large
   */
  async execute({ asker, picture, ...contact }: CallInfo): Promise<boolean> {
    const fileKey = picture && (await store(picture))
    let isNew = false
    try {
      isNew = await transaction((trx) => keepOnce('CALL_INFO', { ...contact, fileKey }, asker, trx))
      return isNew
    } finally {
      if (fileKey && !isNew) await drive.use().delete(fileKey)
    }
  }
}

const store = async (picture: Buffer): Promise<string> => {
  if (picture.length > uploadLimits.registrationImage) {
    throw refusedField('picture', messages.imageSize)
  }
  try {
    const { bytes, mimeType } = await cleanImage(picture)
    const key = `contacts/${randomUUID()}.webp`
    await drive.use().put(key, bytes, { contentType: mimeType })
    return key
  } catch (error) {
    throw error instanceof RefusedImage ? refusedField('picture', messages[error.fault]) : error
  }
}
