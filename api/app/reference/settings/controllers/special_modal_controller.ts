import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { staffOf } from '#app/platform/audit/actor'
import { consumeDailyQuota } from '#app/platform/http/daily_quota'
import { formFiles } from '#app/platform/http/form_files'
import { showPublicPicture } from '#app/platform/files/public_picture'
import ChangeSpecialModal from '../actions/change_special_modal.js'
import { pictureFolder } from '../picture.js'
import { messages } from '../i18n/fa.js'
import { specialModal } from '../queries/public_settings.js'
import { specialModalValidator } from '../validators/special_modal_validator.js'

/** Each stays for good, since pages that show it may be open. */
const picturesADay = 30
const countPicture = (who: string): Promise<void> =>
  consumeDailyQuota({
    name: 'pictures',
    who,
    perDay: picturesADay,
    message: messages.picturesToday,
  })

export default class SpecialModalController {
  /** As staff have set it, also out of its period. */
  async show() {
    return specialModal()
  }

  @inject()
  async update(ctx: HttpContext, change: ChangeSpecialModal) {
    const staff = staffOf(ctx)
    const picture = (await formFiles(ctx)).get('picture')
    if (picture) await countPicture(staff.id)
    const sent = await ctx.request.validateUsing(specialModalValidator)
    const removesPicture = sent.removesPicture === 'true'
    await change.execute({ ...sent, actor: staff, picture, removesPicture })
    return specialModal()
  }

  async picture(ctx: HttpContext) {
    await showPublicPicture(ctx, pictureFolder)
  }
}
