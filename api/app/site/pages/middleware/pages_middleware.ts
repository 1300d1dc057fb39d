import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { clientHas } from '#app/platform/http/entity_tag'
import { Pages, isReserved } from '#app/site/pages/pages'
import { allowingScripts } from '#app/site/pages/security_headers'
import type { Encoding } from '#app/site/pages/site'

export default class PagesMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const { request } = ctx
    if (request.method() !== 'GET' && request.method() !== 'HEAD') return next()
    return isReserved(request.url()) ? next() : this.#page(ctx, next)
  }

  async #page(ctx: HttpContext, next: NextFn) {
    const { request, response } = ctx
    // Without the slash, the relative addresses in the page would lead to the storefront.
    if (request.url() === '/backoffice') return response.redirect().withQs().toPath('/backoffice/')
    const pages = await ctx.containerResolver.make(Pages)
    const file = pages.find(request.url())
    if (!file) return next()

    const policy = response.getHeader('Content-Security-Policy')
    if (file.ownScripts.length > 0 && typeof policy === 'string')
      response.header('Content-Security-Policy', allowingScripts(policy, file.ownScripts))
    response.header('Content-Type', file.contentType)
    response.header('Cache-Control', file.cacheControl)
    response.header('ETag', file.etag)
    response.vary('Accept-Encoding')
    if (clientHas(ctx, file.etag)) return response.status(304).send(null, false)
    const encoding = request.encoding<Encoding>(['br', 'gzip'])
    const encoded = encoding && file.encoded[encoding]
    if (encoded) response.header('Content-Encoding', encoding)
    return response.send(encoded ?? file.content, false)
  }
}
