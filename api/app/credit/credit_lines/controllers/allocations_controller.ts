import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import AllocateCredit from '#app/credit/credit_lines/actions/allocate_credit'
import { allocateValidator } from '#app/credit/credit_lines/validators/credit_validators'
import { fileNamed } from '#app/credit/credit_lines/http/file_named'
import { staffOf } from '#app/platform/audit/actor'
import { isDryRun } from '#app/platform/http/dry_run'

export default class AllocationsController {
  @inject()
  async store(ctx: HttpContext, allocateCredit: AllocateCredit) {
    const { amount, ...named } = await ctx.request.validateUsing(allocateValidator)
    return allocateCredit.execute({
      amount,
      file: fileNamed(named),
      actor: staffOf(ctx),
      isDryRun: await isDryRun(ctx),
    })
  }
}
