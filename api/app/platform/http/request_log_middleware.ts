import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { logRequest } from './request_line.js'

/** One line per request, once the answer has left or the client has gone. */
export default class RequestLogMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const startedAt = performance.now()
    const { response } = ctx.response
    // Closed once; `once` would cost a function and its removal.
    response.on('close', () =>
      logRequest({
        traceId: ctx.request.id(),
        method: ctx.request.method(),
        route: ctx.route?.pattern,
        status: response.statusCode,
        ms: Math.round(performance.now() - startedAt),
        actorId: ctx.auth?.user?.id,
        ...(!response.writableFinished && { aborted: true }),
      })
    )
    return next()
  }
}
