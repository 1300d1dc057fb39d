import type { HttpContext } from '@adonisjs/core/http'
import { holderPaperFor } from '#app/cards/cardholders/queries/holder_file'
import { showPicture } from '#app/platform/http/show_picture'

/** Pictures of holders and of their contracts, under signed links. */
export default class HolderPapersController {
  async show(ctx: HttpContext) {
    await showPicture(ctx, 'card-holder-papers', holderPaperFor)
  }
}
