import type { HttpContext } from '@adonisjs/core/http'
import { pageSizes } from '#contracts/limits'
import {
  directory,
  directoryEntry,
  shopProvinceOf,
} from '#app/trade/distributors/queries/directory'
import { logoFolder } from '#app/trade/distributors/logo'
import {
  directoryValidator,
  myProvinceValidator,
} from '#app/trade/distributors/validators/directory'
import { customerOf } from '#app/platform/audit/actor'
import { showPublicPicture } from '#app/platform/files/public_picture'
import { pageOf, paged } from '#app/platform/resource/paging'

const pageFrom = ({ request }: HttpContext) => {
  const { pageSize = pageSizes.max, pageNumber = 0 } = request.qs()
  return pageOf({ pageSize: `${pageSize}`, pageNumber: `${pageNumber}` })
}

export default class DirectoryController {
  async index(ctx: HttpContext) {
    const filter = await ctx.request.validateUsing(directoryValidator)
    return directory(ctx.params.plan, filter, pageFrom(ctx))
  }

  /** Delivers to the customer's province. person §2 */
  async mine(ctx: HttpContext) {
    const { keyword } = await ctx.request.validateUsing(myProvinceValidator)
    const provinceId = await shopProvinceOf(customerOf(ctx).id, ctx.params.plan)
    if (provinceId === undefined) return paged([], pageFrom(ctx), 0)
    return directory(ctx.params.plan, { keyword, provinceId }, pageFrom(ctx))
  }

  async logo(ctx: HttpContext) {
    await showPublicPicture(ctx, logoFolder)
  }

  async show({ params }: HttpContext) {
    return directoryEntry(params.plan, params.slug)
  }
}
