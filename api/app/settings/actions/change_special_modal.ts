import { randomUUID } from 'node:crypto'
import drive from '@adonisjs/drive/services/main'
import { uploadLimits } from '#contracts/limits'
import { isSettingValue, type SettingKey, type SettingValue } from '#contracts/settings'
import type { StaffActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { transaction } from '#app/shared/database'
import { refusedField } from '#app/shared/errors'
import { cleanImage, RefusedImage } from '#app/shared/image'
import { messages } from '../i18n/fa.js'
import { pictureAddress, pictureKey } from '../picture.js'
import { changeSetting, setting } from '../settings.js'

interface Wanted {
  status: 'ENABLED' | 'DISABLED'
  title?: string
  text?: string
  link?: string
  from?: string
  until?: string
  picture?: Buffer
  removesPicture?: boolean
}
interface Command extends Wanted {
  actor: StaffActor
}
type ModalKey = Extract<SettingKey, `SPECIAL_MODAL_${string}`>

/** The special modal as one thing: shown, worded and pictured by one command, with one line of the trail. */
export default class ChangeSpecialModal {
  /** @throws InvalidFields by field */
  async execute({ actor, picture, removesPicture, ...wanted }: Command): Promise<void> {
    refuseWrong(wanted)
    const kept = picture && (await keep(picture))
    await transaction(async (trx) => {
      await trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', ['special-modal'])
      const values: Partial<Record<ModalKey, SettingValue<ModalKey>>> = {
        SPECIAL_MODAL_STATUS: wanted.status,
        SPECIAL_MODAL_TEXT: wanted.title ?? '',
        SPECIAL_MODAL_IMAGE_TEXT: wanted.text ?? '',
        SPECIAL_MODAL_LINK: wanted.link ?? '',
        SPECIAL_MODAL_FROM: wanted.from ?? '',
        SPECIAL_MODAL_UNTIL: wanted.until ?? '',
        ...((kept || removesPicture) && {
          SPECIAL_MODAL_IMAGE: kept ? pictureAddress(kept) : '',
        }),
      }
      const [before, after]: Record<string, unknown>[] = [{}, {}]
      for (const [key, value] of Object.entries(values) as [ModalKey, string][]) {
        const held = await setting(key, trx)
        if (held === value) continue
        await changeSetting(key, value, trx)
        before![key] = held
        after![key] = value
      }
      if (Object.keys(after!).length === 0) return
      const subject = { type: 'settings', id: null }
      await audit({ actor, command: 'settings.update', subject, before, after }, trx)
    })
  }
}

const refuseWrong = ({ link = '', from, until }: Wanted): void => {
  if (!isSettingValue('SPECIAL_MODAL_LINK', link)) {
    throw refusedField('link', messages.wrongLink)
  }
  if (from && until && until < from) throw refusedField('until', messages.endsBeforeItBegins)
}

/** Painted anew under a name of its own, which no other picture ever has. */
const keep = async (picture: Buffer): Promise<string> => {
  if (picture.length > uploadLimits.registrationImage) {
    throw refusedField('picture', messages.imageSize)
  }
  try {
    const { bytes, mimeType } = await cleanImage(picture)
    const id = randomUUID()
    await drive.use().put(pictureKey(id), bytes, { contentType: mimeType })
    return id
  } catch (error) {
    throw error instanceof RefusedImage ? refusedField('picture', messages[error.fault]) : error
  }
}
