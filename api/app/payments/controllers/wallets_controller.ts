import type { HttpContext } from '@adonisjs/core/http'
import { ownerIn } from '#app/owners/owner'
import { ownWallet } from '#app/payments/queries/wallet_of'
import { customerOf } from '#app/shared/actor'
import { conditional } from '#app/shared/http/conditional'

export default class WalletsController {
  async show(ctx: HttpContext) {
    return conditional(ctx, await ownWallet(ownerIn(customerOf(ctx), ctx.params.plan)))
  }
}
