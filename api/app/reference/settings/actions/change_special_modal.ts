import { isSettingValue, type SettingKey, type SettingValue } from '#contracts/settings'
import type { StaffActor } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import { refusedField } from '#app/platform/errors'
import { keepPublicPicture } from '#app/platform/files/public_picture'
import { messages } from '../i18n/fa.js'
import { pictureAddress, pictureFolder } from '../picture.js'
import { changeSettings } from '../steps/change_settings.js'

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
    const kept =
      picture && (await keepPublicPicture(pictureFolder, picture, { field: 'picture', messages }))
    await transaction(async (trx) => {
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
      await changeSettings(actor, values, trx)
    })
  }
}

const refuseWrong = ({ link = '', from, until }: Wanted): void => {
  if (!isSettingValue('SPECIAL_MODAL_LINK', link)) {
    throw refusedField('link', messages.wrongLink)
  }
  if (from && until && until < from) throw refusedField('until', messages.endsBeforeItBegins)
}
