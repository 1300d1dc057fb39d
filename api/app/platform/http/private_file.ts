import type { HttpContext } from '@adonisjs/core/http'

/**
 * Headers of a file for this caller alone: no cache keeps it, and no browser guesses another type.
 * @param disposition as in `Content-Disposition`; a page shows the file where there is none
 */
export const privateFile = (
  { response }: HttpContext,
  mimeType: string,
  disposition?: string
): void => {
  response.header('Content-Type', mimeType)
  response.header('X-Content-Type-Options', 'nosniff')
  response.header('Cache-Control', 'private, no-store')
  if (disposition) response.header('Content-Disposition', disposition)
}
