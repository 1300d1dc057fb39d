import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { staffOf } from '#app/platform/audit/actor'
import { made, pending } from '#app/platform/http/made'
import { one } from '#app/platform/resource/reader'
import { reasonValidator } from '#app/platform/values/validation'
import AskInForce from '../actions/ask_in_force.js'
import SaveDraft from '../actions/save_draft.js'
import resource from '../contract_templates_resource.js'
import {
  newTemplateValidator,
  contractTemplateValidator,
} from '../validators/template_validators.js'

export default class ContractTemplatesController {
  @inject()
  async store(ctx: HttpContext, saveDraft: SaveDraft) {
    const { plan = null, ...draft } = await ctx.request.validateUsing(newTemplateValidator)
    const staff = staffOf(ctx)
    const id = await saveDraft.execute({ actor: staff, plan, ...draft })
    return made(ctx, resource, id)
  }

  @inject()
  async update(ctx: HttpContext, saveDraft: SaveDraft) {
    const { id } = ctx.params
    const { body } = await ctx.request.validateUsing(contractTemplateValidator)
    const staff = staffOf(ctx)
    await saveDraft.execute({ actor: staff, id, body })
    return one(resource, staff, id)
  }

  @inject()
  async ask(ctx: HttpContext, askInForce: AskInForce) {
    const { reason } = await ctx.request.validateUsing(reasonValidator)
    const staff = staffOf(ctx)
    const id = await askInForce.execute({ actor: staff, templateId: ctx.params.id, reason })
    return pending(ctx, id)
  }
}
