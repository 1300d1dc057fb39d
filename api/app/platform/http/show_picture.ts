import drive from '@adonisjs/drive/services/main'
import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '../errors.js'
import { privateFile } from './private_file.js'
import {
  viewerOf,
  type PicturePlace,
  type StoredPicture,
  type Viewer,
} from '../files/picture_link.js'

/**
 * Answers the picture that a signed link opens, under that link alone: a picture in a page carries no token.
 * @param find the picture, if the viewer may still see it
 * @throws NotFound for a link that is too old or tampered with, and for what the viewer may not see
 */
export const showPicture = async (
  ctx: HttpContext,
  place: PicturePlace,
  find: (id: string, viewer: Viewer) => Promise<StoredPicture | null>
): Promise<void> => {
  const { params, request, response } = ctx
  const viewer = viewerOf(place, params.id, request.qs())
  const file = viewer && (await find(params.id, viewer))
  if (!file || !(await drive.use().exists(file.fileKey))) throw new NotFound()
  privateFile(ctx, file.mimeType, `inline; filename="${file.kind}.webp"`)
  response.header('Content-Security-Policy', "default-src 'none'; sandbox")
  response.header('Cross-Origin-Resource-Policy', 'same-origin')
  response.stream(await drive.use().getStream(file.fileKey))
}
