import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { partnerOf, staffOf } from '#app/platform/audit/actor'
import { pageOf } from '#app/platform/resource/paging'
import { one } from '#app/platform/resource/reader'
import ReplayDelivery from '../actions/replay_delivery.js'
import resource from '../deliveries_resource.js'
import { ownDeliveries } from '../queries/own_deliveries.js'
import { deliveriesFilterValidator } from '../validators/webhook_validators.js'

export default class DeliveriesController {
  async index(ctx: HttpContext) {
    const filter = await ctx.request.validateUsing(deliveriesFilterValidator)
    return ownDeliveries(partnerOf(ctx).id, filter, pageOf(ctx.params))
  }

  @inject()
  async replay(ctx: HttpContext, replayDelivery: ReplayDelivery) {
    const { id } = ctx.params
    const staff = staffOf(ctx)
    await replayDelivery.execute({ actor: staff, deliveryId: id })
    return one(resource, staff, id)
  }
}
