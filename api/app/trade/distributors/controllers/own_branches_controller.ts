import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { distributorUserOf } from '#app/platform/audit/actor'
import { Forbidden } from '#app/platform/errors'
import { made } from '#app/platform/http/made'
import { one } from '#app/platform/resource/reader'
import OpenBranch from '../actions/open_branch.js'
import UpdateBranch from '../actions/update_branch.js'
import branches from '../branches_resource.js'
import {
  distributorBranchValidator,
  ownBranchValidator,
} from '../validators/distributor_commands.js'

/** @throws Forbidden for who belongs to one branch */
const managerOf = (ctx: HttpContext) => {
  const manager = distributorUserOf(ctx)
  if (manager.branchId) throw new Forbidden()
  return manager
}

/** A distributor's own, changed by its manager. */
export default class OwnBranchesController {
  @inject()
  async store(ctx: HttpContext, openBranch: OpenBranch) {
    const actor = managerOf(ctx)
    const sent = await ctx.request.validateUsing(ownBranchValidator)
    const { name, provinceId = null, cityId = null } = sent
    const { distributorId } = actor
    const branch = { distributorId, name, provinceId, cityId }
    return made(ctx, branches, await openBranch.execute({ actor, ...branch }))
  }

  @inject()
  async update(ctx: HttpContext, updateBranch: UpdateBranch) {
    const { id } = ctx.params
    const actor = managerOf(ctx)
    const sent = await ctx.request.validateUsing(distributorBranchValidator)
    const { name, provinceId = null, cityId = null, active } = sent
    await updateBranch.execute({ actor, id, name, provinceId, cityId, active })
    return one(branches, actor, id)
  }
}
