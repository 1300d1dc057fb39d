import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { staffOf } from '#app/platform/audit/actor'
import { pending } from '#app/platform/http/made'
import { one } from '#app/platform/resource/reader'
import { reasonValidator } from '#app/platform/values/validation'
import AskGatewayChange from '../actions/ask_gateway_change.js'
import MakeDefaultGateway from '../actions/make_default_gateway.js'
import SwitchOffGateway from '../actions/switch_off_gateway.js'
import UpdateGateway from '../actions/update_gateway.js'
import gateways from '../gateway_resource.js'
import { gatewayRequestValidator, gatewayValidator } from '../validators/gateway_validators.js'

export default class GatewaysController {
  @inject()
  async update(ctx: HttpContext, updateGateway: UpdateGateway) {
    const [gatewayId, actor] = [ctx.params.id, staffOf(ctx)]
    const {
      position,
      minAmount = null,
      maxAmount = null,
    } = await ctx.request.validateUsing(gatewayValidator)
    await updateGateway.execute({ actor, gatewayId, position, minAmount, maxAmount })
    return one(gateways, actor, gatewayId)
  }

  @inject()
  async makeDefault(ctx: HttpContext, makeDefault: MakeDefaultGateway) {
    const [gatewayId, actor] = [ctx.params.id, staffOf(ctx)]
    await makeDefault.execute({ actor, gatewayId })
    return one(gateways, actor, gatewayId)
  }

  @inject()
  async switchOff(ctx: HttpContext, switchOff: SwitchOffGateway) {
    const [gatewayId, actor] = [ctx.params.id, staffOf(ctx)]
    const { reason } = await ctx.request.validateUsing(reasonValidator)
    await switchOff.execute({ actor, gatewayId, reason })
    return one(gateways, actor, gatewayId)
  }

  @inject()
  async ask(ctx: HttpContext, askChange: AskGatewayChange) {
    const [gatewayId, actor] = [ctx.params.id, staffOf(ctx)]
    const wanted = await ctx.request.validateUsing(gatewayRequestValidator)
    const id = await askChange.execute({ actor, gatewayId, ...wanted })
    return pending(ctx, id)
  }
}
