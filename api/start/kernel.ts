import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'

server.errorHandler(() => import('#app/shared/http/exception_handler'))

server.use([
  () => import('#app/shared/http/trace_middleware'),
  () => import('#app/shared/http/request_log_middleware'),
  () => import('#app/shared/http/metrics_middleware'),
  () => import('#app/shared/http/container_bindings_middleware'),
  () => import('#app/shared/http/bank_time_middleware'),
  () => import('#app/pages/middleware/security_headers_middleware'),
  () => import('#app/pages/middleware/compression_middleware'),
  () => import('#app/pages/middleware/entity_tag_middleware'),
  () => import('#app/pages/middleware/pages_middleware'),
])

router.use([
  () => import('@adonisjs/core/bodyparser_middleware'),
  () => import('#app/shared/http/multipart_fields_middleware'),
  () => import('@adonisjs/auth/initialize_auth_middleware'),
])

/**
 * Each route names who may call it (`access`) and, where it moves money or creates an order, that it
 * may be repeated under one key (`idempotent`).
 */
export const middleware = router.named({
  access: () => import('#app/identity/middleware/access_middleware'),
  idempotent: () => import('#app/shared/http/idempotency_middleware'),
  throttle: () => import('#app/identity/middleware/throttle_middleware'),
})
