import type { HttpContext } from '@adonisjs/core/http'

/** Headers of a file for this caller alone: no cache keeps it, and no browser guesses another type. */
export const privateFile = ({ response }: HttpContext, mimeType: string): void => {
  response.header('Content-Type', mimeType)
  response.header('X-Content-Type-Options', 'nosniff')
  response.header('Cache-Control', 'private, no-store')
}
