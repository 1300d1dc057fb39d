import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { refusalPace } from './refusal_pace.js'

/**
 * Spaces refusals out, outside of everything that a call holds: an error is answered within its route's middleware, so
 * a pause there would keep the turns of its card or invoice from others.
 */
export default class RefusalPaceMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const output: unknown = await next()
    if (ctx.response.getStatus() === 429) await refusalPace.wait(ctx)
    return output
  }
}
