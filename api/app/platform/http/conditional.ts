import type { HttpContext } from '@adonisjs/core/http'

/** Answers a polling screen with an ETag, or an empty 304. Private: the answer belongs to one customer. */
export const conditional = <Body extends object>({ response }: HttpContext, body: Body): Body => {
  response.header('Cache-Control', 'private, no-cache')
  response.json(body, true)
  return body
}
