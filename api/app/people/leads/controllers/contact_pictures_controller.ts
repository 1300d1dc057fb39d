import drive from '@adonisjs/drive/services/main'
import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/platform/errors'
import { privateFile } from '#app/platform/http/private_file'
import { pictureOf } from '../queries/picture_of.js'

/** The picture that somebody left, for the token that asks alone: nobody else's browser keeps it. */
export default class ContactPicturesController {
  async show(ctx: HttpContext) {
    const key = await pictureOf(ctx.params.id)
    if (!(await drive.use().exists(key))) throw new NotFound()
    privateFile(ctx, 'image/webp')
    ctx.response.stream(await drive.use().getStream(key))
  }
}
