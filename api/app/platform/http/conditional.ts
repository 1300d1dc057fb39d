import type { HttpContext } from '@adonisjs/core/http'

/**
 * Answers a screen that polls: with an ETag, and with an empty 304 when it still has what it read.
 * The answer belongs to one customer, so no shared cache may keep it.
 */
export const conditional = <Body extends object>({ response }: HttpContext, body: Body): Body => {
  response.header('Cache-Control', 'private, no-cache')
  response.json(body, true)
  return body
}
