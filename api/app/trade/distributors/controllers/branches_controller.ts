import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { staffOf } from '#app/platform/audit/actor'
import { made } from '#app/platform/http/made'
import { one } from '#app/platform/resource/reader'
import OpenBranch from '../actions/open_branch.js'
import UpdateBranch from '../actions/update_branch.js'
import branches from '../branches_resource.js'
import {
  distributorBranchValidator,
  newBranchValidator,
} from '../validators/distributor_commands.js'

export default class BranchesController {
  @inject()
  async store(ctx: HttpContext, openBranch: OpenBranch) {
    const {
      provinceId = null,
      cityId = null,
      ...named
    } = await ctx.request.validateUsing(newBranchValidator)
    const branch = { ...named, provinceId, cityId }
    return made(ctx, branches, await openBranch.execute({ actor: staffOf(ctx), ...branch }))
  }

  @inject()
  async update(ctx: HttpContext, updateBranch: UpdateBranch) {
    const { id } = ctx.params
    const sent = await ctx.request.validateUsing(distributorBranchValidator)
    const { name, provinceId = null, cityId = null, active } = sent
    const staff = staffOf(ctx)
    await updateBranch.execute({ actor: staff, id, name, provinceId, cityId, active })
    return one(branches, staff, id)
  }
}
