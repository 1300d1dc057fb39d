import { createHash, timingSafeEqual } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import env from '#start/env'
import { NotFound } from '#app/platform/errors'
import { register } from 'prom-client'

const loopback = /^(127\.|::1$|::ffff:127\.)/
const digest = (text: string) => createHash('sha256').update(text).digest()

/** A scraper on the same machine: nothing that came through a proxy. */
const isLocal = ({ request }: HttpContext) =>
  loopback.test(request.request.socket.remoteAddress ?? '') &&
  !request.header('x-forwarded-for') &&
  !request.header('forwarded')

const hasToken = ({ request }: HttpContext): boolean => {
  const token = env.get('METRICS_TOKEN')?.release()
  const given = /^Bearer (\S+)$/.exec(request.header('authorization') ?? '')?.[1]
  return Boolean(token && given && timingSafeEqual(digest(token), digest(given)))
}

export default class MetricsController {
  /** For a scraper with METRICS_TOKEN or on the same machine; 404 for everybody else. */
  async show(ctx: HttpContext) {
    if (app.inProduction && !isLocal(ctx) && !hasToken(ctx)) throw new NotFound()
    ctx.response.header('Content-Type', register.contentType)
    ctx.response.header('Cache-Control', 'no-store')
    return register.metrics()
  }
}
