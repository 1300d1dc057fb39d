import drive from '@adonisjs/drive/services/main'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { staffOf } from '#app/shared/actor'
import { NotFound } from '#app/shared/errors'
import { countToday } from '#app/shared/http/daily_quota'
import { formFiles } from '#app/shared/http/form_files'
import ChangeSpecialModal from '../actions/change_special_modal.js'
import { pictureKey } from '../picture.js'
import { messages } from '../i18n/fa.js'
import { specialModal } from '../queries/public_settings.js'
import { specialModalValidator } from '../validators/special_modal_validator.js'

/** Each stays for good, since pages that show it may be open. */
const picturesADay = 30
const countPicture = (who: string): Promise<void> =>
  countToday({ name: 'pictures', who, perDay: picturesADay, message: messages.picturesToday })

/** The offer that the home page makes, with its picture. */
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

  /** For everybody, for good: another picture has another address. */
  async picture({ params, response }: HttpContext) {
    const key = pictureKey(params.id)
    if (!(await drive.use().exists(key))) throw new NotFound()
    response.header('Content-Type', 'image/webp')
    response.header('X-Content-Type-Options', 'nosniff')
    response.header('Content-Security-Policy', "default-src 'none'; sandbox")
    response.header('Cache-Control', 'public, max-age=31536000, immutable')
    response.stream(await drive.use().getStream(key))
  }
}
