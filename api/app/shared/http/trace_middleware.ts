import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

const acceptable = /^[\w.:+/=-]{1,128}$/

/** Takes over the caller's trace id or makes one, puts it into every log line and echoes it. */
export default class TraceMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const given = ctx.request.header('x-trace-id')
    const traceId = given && acceptable.test(given) ? given : randomUUID()
    ctx.request.request.headers['x-request-id'] = traceId
    ctx.logger = ctx.logger.child({ traceId })
    ctx.response.header('X-Trace-Id', traceId)
    return next()
  }
}
