import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { staffOf } from '#app/platform/audit/actor'
import { consumeDailyQuota } from '#app/platform/http/daily_quota'
import { formFiles } from '#app/platform/http/form_files'
import { made } from '#app/platform/http/made'
import { one } from '#app/platform/resource/reader'
import CreateDistributor from '../actions/create_distributor.js'
import RenameDistributor from '../actions/rename_distributor.js'
import UpdateDistributor from '../actions/update_distributor.js'
import { messages } from '../i18n/fa.js'
import distributors from '../distributors_resource.js'
import {
  distributorIdentityValidator,
  distributorValidator,
  newDistributorValidator,
} from '../validators/distributor_commands.js'

/** Old logos are kept: open pages may show them. */
const logosADay = 30
const countLogo = (who: string): Promise<void> =>
  consumeDailyQuota({ name: 'logos', who, perDay: logosADay, message: messages.logosToday })

export default class DistributorsController {
  @inject()
  async store(ctx: HttpContext, createDistributor: CreateDistributor) {
    const { phone = null, ...sent } = await ctx.request.validateUsing(newDistributorValidator)
    const staff = staffOf(ctx)
    const id = await createDistributor.execute({ actor: staff, phone, ...sent })
    return made(ctx, distributors, id)
  }

  @inject()
  async update(ctx: HttpContext, updateDistributor: UpdateDistributor) {
    const { id } = ctx.params
    const { phone = null, ...contact } = await ctx.request.validateUsing(distributorValidator)
    const staff = staffOf(ctx)
    await updateDistributor.execute({ actor: staff, id, wanted: { phone, ...contact } })
    return one(distributors, staff, id)
  }

  @inject()
  async updateIdentity(ctx: HttpContext, rename: RenameDistributor) {
    const { id } = ctx.params
    const actor = staffOf(ctx)
    const logo = (await formFiles(ctx)).get('logo')
    if (logo) await countLogo(actor.id)
    const { removesLogo, ...wanted } = await ctx.request.validateUsing(distributorIdentityValidator)
    await rename.execute({ actor, id, ...wanted, logo, removesLogo: removesLogo === 'true' })
    return one(distributors, actor, id)
  }
}
