import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { nameRequest } from '../tracing/tracer.js'
import { beginLines } from './lazy_logger.js'
import { traceIdOf } from './trace_id.js'

export default class TraceMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const traceId = traceIdOf(ctx.request.header('x-trace-id'))
    ctx.request.request.headers['x-request-id'] = traceId
    beginLines(ctx, { traceId })
    ctx.response.header('X-Trace-Id', traceId)
    // The router finds the route further in.
    return next().finally(() => nameRequest(ctx))
  }
}
