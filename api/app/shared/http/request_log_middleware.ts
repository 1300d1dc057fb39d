import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Supervisors ask every few seconds; their lines would drown the others. */
const isProbe = (pattern: string | undefined) => pattern?.startsWith('/health') ?? false

/**
 * One line per request, once the answer has left or the client has gone. The route's pattern stands
 * for the address: ids, phones and whatever else travels in a path or query stays out of the log.
 */
export default class RequestLogMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const startedAt = performance.now()
    const { response } = ctx.response
    response.once('close', () => {
      const route = ctx.route?.pattern
      const line = {
        method: ctx.request.method(),
        route,
        status: response.statusCode,
        ms: Math.round(performance.now() - startedAt),
        actorId: ctx.auth?.user?.id,
        ...(response.writableFinished ? {} : { aborted: true }),
      }
      const level = response.statusCode >= 500 ? 'error' : isProbe(route) ? 'debug' : 'info'
      ctx.logger[level](line, 'request')
    })
    return next()
  }
}
