// For the type of `ctx.auth`.
import type {} from '@adonisjs/auth/initialize_auth_middleware'
import auth from '@adonisjs/auth/services/main'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Lets each request ask who calls; nobody is asked for a token before a route does. */
export default class AuthMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    ctx.auth = auth.createAuthenticator(ctx)
    return next()
  }
}
