import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { staffOf } from '#app/platform/audit/actor'
import { made } from '#app/platform/http/made'
import { one } from '#app/platform/resource/reader'
import CreateCertificateType from '../actions/create_certificate_type.js'
import UpdateCertificateType from '../actions/update_certificate_type.js'
import resource from '../certificate_types_resource.js'
import { certificateTypeValidator } from '../validators/plan_validators.js'

export default class CertificateTypesController {
  @inject()
  async store(ctx: HttpContext, create: CreateCertificateType) {
    const wanted = await ctx.request.validateUsing(certificateTypeValidator)
    const actor = staffOf(ctx)
    const id = await create.execute({ actor, ...wanted })
    return made(ctx, resource, id)
  }

  @inject()
  async update(ctx: HttpContext, update: UpdateCertificateType) {
    const wanted = await ctx.request.validateUsing(certificateTypeValidator)
    const actor = staffOf(ctx)
    const { id } = ctx.params
    await update.execute({ actor, id, ...wanted })
    return one(resource, actor, id)
  }
}
