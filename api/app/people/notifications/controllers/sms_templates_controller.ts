import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { staffOf } from '#app/platform/audit/actor'
import { pending } from '#app/platform/http/made'
import { one } from '#app/platform/resource/reader'
import AskTemplateChange from '../actions/ask_template_change.js'
import UpdateTemplate from '../actions/update_template.js'
import templates from '../sms_template_resource.js'
import { templateRequestValidator, smsTemplateValidator } from '../validators/sms_validators.js'

export default class SmsTemplatesController {
  @inject()
  async update(ctx: HttpContext, updateTemplate: UpdateTemplate) {
    const [templateId, actor] = [ctx.params.id, staffOf(ctx)]
    const facts = await ctx.request.validateUsing(smsTemplateValidator)
    await updateTemplate.execute({ actor, templateId, facts })
    return one(templates, actor, templateId)
  }

  @inject()
  async ask(ctx: HttpContext, askChange: AskTemplateChange) {
    const [templateId, actor] = [ctx.params.id, staffOf(ctx)]
    const { reason, ...facts } = await ctx.request.validateUsing(templateRequestValidator)
    const id = await askChange.execute({ actor, templateId, facts, reason })
    return pending(ctx, id)
  }
}
