import type { HttpContext } from '@adonisjs/core/http'
import { suspensionLog } from '#app/credit/credit_lines/queries/suspension_log'
import resource from '#app/credit/credit_lines/suspension_resource'
import { staffOf } from '#app/platform/audit/actor'
import { pageOf, paged } from '#app/platform/resource/paging'
import { handlersOf } from '#app/platform/resource/handlers'
import { readListRequest } from '#app/platform/resource/list_request'
import { list } from '#app/platform/resource/reader'

const handle = handlersOf(resource, 'admin')

/** Under the specification's paths. company §7 */
export default class SuspensionsController {
  async index(ctx: HttpContext) {
    const [caller, page] = [staffOf(ctx), pageOf(ctx.params)]
    const first = page.pageSize * page.pageNumber
    const range = JSON.stringify([first, first + page.pageSize - 1])
    const { rows, total } = await list(
      resource,
      caller,
      readListRequest(resource, caller, { range })
    )
    return paged(rows, page, total)
  }

  export(ctx: HttpContext) {
    return handle.export(ctx)
  }

  histories(ctx: HttpContext) {
    return handle.history(ctx)
  }

  async log(ctx: HttpContext) {
    return suspensionLog(ctx.params.id)
  }
}
