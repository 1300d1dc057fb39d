import type { HttpContext } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'
import type { NextFn, ParsedNamedMiddleware } from '@adonisjs/core/types/http'
import AccessMiddleware, { type Access } from '#app/people/identity/middleware/access_middleware'
import AuthMiddleware from '#app/people/identity/middleware/auth_middleware'
import CompressionMiddleware from '#app/site/pages/middleware/compression_middleware'
import EntityTagMiddleware from '#app/site/pages/middleware/entity_tag_middleware'
import PagesMiddleware from '#app/site/pages/middleware/pages_middleware'
import SecurityHeadersMiddleware from '#app/site/pages/middleware/security_headers_middleware'
import BankTimeMiddleware from '#app/platform/http/bank_time_middleware'
import { chained } from '#app/platform/http/chained'
import MetricsMiddleware from '#app/platform/http/metrics_middleware'
import OutcomeMiddleware from '#app/platform/http/outcome_middleware'
import RefusalPaceMiddleware from '#app/platform/http/refusal_pace_middleware'
import RequestLogMiddleware from '#app/platform/http/request_log_middleware'
import TraceMiddleware from '#app/platform/http/trace_middleware'

server.errorHandler(() => import('#app/platform/http/exception_handler'))

server.use([
  chained([
    new TraceMiddleware(),
    new RequestLogMiddleware(),
    new MetricsMiddleware(),
    new RefusalPaceMiddleware(),
    new OutcomeMiddleware(),
    new BankTimeMiddleware(),
    new SecurityHeadersMiddleware(),
    new CompressionMiddleware(),
    new EntityTagMiddleware(),
    new PagesMiddleware(),
  ]),
])

router.use([chained([new AuthMiddleware()])])

const accessMiddleware = new AccessMiddleware()

/** As `router.named` would make it, without the container between the route and its guard. */
const access = (args: Access): ParsedNamedMiddleware => ({
  name: 'access',
  reference: AccessMiddleware,
  args,
  handle: (_resolver, ctx: HttpContext, next: NextFn) => accessMiddleware.handle(ctx, next, args),
})

/**
 * Each route names who may call it (`access`) and, where it moves money or creates an order, that it
 * may be repeated under one key (`idempotent`).
 */
export const middleware = {
  access,
  ...router.named({
    idempotent: () => import('#app/platform/http/idempotency_middleware'),
    document: () => import('#app/platform/http/document_middleware'),
    throttle: () => import('#app/people/identity/middleware/throttle_middleware'),
  }),
}
