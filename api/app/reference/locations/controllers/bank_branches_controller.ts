import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { staffOf } from '#app/platform/audit/actor'
import { made } from '#app/platform/http/made'
import { pageOf } from '#app/platform/resource/paging'
import { one } from '#app/platform/resource/reader'
import CreateBankBranch from '../actions/create_bank_branch.js'
import UpdateBankBranch from '../actions/update_bank_branch.js'
import bankBranchResource from '../bank_branch_resource.js'
import { bankBranches } from '../queries/bank_branches.js'
import {
  bankBranchesValidator,
  bankBranchValidator,
  newBankBranchValidator,
} from '../validators/bank_branches.js'

/** The branches of the bank: anybody may choose among them, staff change them. */
export default class BankBranchesController {
  async index({ params, request }: HttpContext) {
    const { keyword, cityId } = await request.validateUsing(bankBranchesValidator)
    return bankBranches({ keyword, cityId }, pageOf(params))
  }

  @inject()
  async store(ctx: HttpContext, create: CreateBankBranch) {
    const branch = await ctx.request.validateUsing(newBankBranchValidator)
    const actor = staffOf(ctx)
    const id = await create.execute({ actor, ...branch })
    return made(ctx, bankBranchResource, id)
  }

  @inject()
  async update(ctx: HttpContext, update: UpdateBankBranch) {
    const branch = await ctx.request.validateUsing(bankBranchValidator)
    const actor = staffOf(ctx)
    const { id } = ctx.params
    await update.execute({ actor, id, ...branch })
    return one(bankBranchResource, actor, id)
  }
}
