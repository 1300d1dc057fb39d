import type { HttpContext } from '@adonisjs/core/http'
import { customerOf } from '#app/platform/audit/actor'
import { conditional } from '#app/platform/http/conditional'
import { holdersBooks } from '#app/credit/statements/http/holders_books'
import { obligationsOf, obligationsOfHolder } from '#app/credit/statements/queries/obligations_of'

export default class ObligationsController {
  async show(ctx: HttpContext) {
    return conditional(ctx, await obligationsOf(customerOf(ctx), ctx.params.plan))
  }

  async ofHolder(ctx: HttpContext) {
    return conditional(ctx, await obligationsOfHolder(await holdersBooks(ctx)))
  }
}
