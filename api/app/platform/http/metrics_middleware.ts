import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Counter, Histogram } from 'prom-client'

const requests = new Counter({
  name: 'http_requests_total',
  help: 'Requests answered, by route and status.',
  labelNames: ['method', 'route', 'status'],
})
const durations = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'From the first byte of a request to the end of its answer.',
  labelNames: ['method', 'route'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
})

/** Counts and times each request under the pattern of its route: what a client chooses is no label. */
export default class MetricsMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const startedAt = performance.now()
    const { response } = ctx.response
    response.on('close', () => {
      const method = ctx.request.method()
      const route = ctx.route?.pattern ?? 'none'
      requests.inc({ method, route, status: String(response.statusCode) })
      durations.observe({ method, route }, (performance.now() - startedAt) / 1000)
    })
    return next()
  }
}
