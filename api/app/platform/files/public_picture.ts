import { randomUUID } from 'node:crypto'
import drive from '@adonisjs/drive/services/main'
import type { HttpContext } from '@adonisjs/core/http'
import { uploadLimits } from '#contracts/limits'
import { NotFound, refusedField } from '../errors.js'
import { cleanImage, RefusedImage, type ImageFault } from './image.js'

interface Refusals {
  field: string
  messages: Readonly<Record<ImageFault | 'imageSize', string>>
}

const keyOf = (folder: string, id: string): string => `${folder}/${id}.webp`

/**
 * Stores a public picture, re-encoded, under a name that is never reused.
 * @returns its id
 * @throws InvalidFields for what is no picture, or too large
 */
export const keepPublicPicture = async (
  folder: string,
  picture: Buffer,
  { field, messages }: Refusals
): Promise<string> => {
  if (picture.length > uploadLimits.registrationImage) throw refusedField(field, messages.imageSize)
  try {
    const { bytes, mimeType } = await cleanImage(picture)
    const id = randomUUID()
    await drive.use().put(keyOf(folder, id), bytes, { contentType: mimeType })
    return id
  } catch (error) {
    throw error instanceof RefusedImage ? refusedField(field, messages[error.fault]) : error
  }
}

/** For a change that failed after its picture was stored. */
export const dropPublicPicture = (folder: string, id: string): Promise<void> =>
  drive.use().delete(keyOf(folder, id))

/** Public and cacheable for ever: another picture has another address. @throws NotFound */
export const showPublicPicture = async (
  { params, response }: HttpContext,
  folder: string
): Promise<void> => {
  const key = keyOf(folder, params.id)
  if (!(await drive.use().exists(key))) throw new NotFound()
  response.header('Content-Type', 'image/webp')
  response.header('X-Content-Type-Options', 'nosniff')
  response.header('Content-Security-Policy', "default-src 'none'; sandbox")
  response.header('Cache-Control', 'public, max-age=31536000, immutable')
  response.stream(await drive.use().getStream(key))
}
