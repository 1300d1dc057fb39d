import type { HttpContext } from '@adonisjs/core/http'
import { holderPaperFor } from '#app/cards/cardholders/queries/holder_file'
import { showPicture } from '#app/platform/http/show_picture'

export default class HolderPapersController {
  async show(ctx: HttpContext) {
    await showPicture(ctx, 'card-holder-papers', holderPaperFor)
  }
}
