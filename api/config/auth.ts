import { defineConfig } from '@adonisjs/auth'
import type { InferAuthenticators } from '@adonisjs/auth/types'
import type { HttpContext } from '@adonisjs/core/http'
import { BearerGuard } from '#app/people/identity/guards/bearer_guard'

/** The three callers. A route's access (adr/0002) says which of them it admits. */
const authConfig = defineConfig({
  default: 'customer',
  guards: {
    customer: (ctx: HttpContext) => new BearerGuard('customer', ctx),
    staff: (ctx: HttpContext) => new BearerGuard('staff', ctx),
    partner: (ctx: HttpContext) => new BearerGuard('partner', ctx),
  },
})

export default authConfig

declare module '@adonisjs/auth/types' {
  interface Authenticators extends InferAuthenticators<typeof authConfig> {}
}
