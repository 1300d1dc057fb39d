import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { clientHas, entityTag } from '#app/platform/http/entity_tag'

const isRead = (method: string) => method === 'GET' || method === 'HEAD'

/** Answers that ask for an entity tag get it, and a client that has the answer gets an empty 304. */
export default class EntityTagMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    await next()
    const { request, response } = ctx
    const [body, wantsTag] = response.content ?? []
    const status = response.getStatus()
    if (!wantsTag || !isRead(request.method()) || status < 200 || status > 299) return

    const isText = typeof body === 'string'
    const text = isText ? body : JSON.stringify(body)
    const etag = entityTag(text)
    response.header('ETag', etag)
    if (clientHas(ctx, etag)) return response.status(304).send(null, false)
    // Written once: whoever comes after would do it again.
    if (!isText) response.safeHeader('Content-Type', 'application/json; charset=utf-8')
    response.send(text, false)
  }
}
