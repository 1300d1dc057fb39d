import type { HttpContext } from '@adonisjs/core/http'
import { ownerIn } from '#app/people/owners/owner'
import { ownWallet } from '#app/money/payments/queries/wallet_of'
import { customerOf } from '#app/platform/audit/actor'
import { conditional } from '#app/platform/http/conditional'

export default class WalletsController {
  async show(ctx: HttpContext) {
    return conditional(ctx, await ownWallet(ownerIn(customerOf(ctx), ctx.params.plan)))
  }
}
