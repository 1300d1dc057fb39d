import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import AskWriteOff from '#app/credit/write_offs/actions/ask_write_off'
import { writeOffValidator } from '#app/credit/write_offs/validators/write_off'
import { staffOf } from '#app/platform/audit/actor'
import { isDryRun } from '#app/platform/http/dry_run'

export default class WriteOffsController {
  @inject()
  async store(ctx: HttpContext, askWriteOff: AskWriteOff) {
    const wanted = await ctx.request.validateUsing(writeOffValidator)
    return askWriteOff.execute({ ...wanted, actor: staffOf(ctx), isDryRun: await isDryRun(ctx) })
  }
}
