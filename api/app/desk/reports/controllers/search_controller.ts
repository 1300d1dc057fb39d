import type { HttpContext } from '@adonisjs/core/http'
import type { SearchAnswer } from '#contracts/search'
import { staffOf } from '#app/platform/audit/actor'
import { search } from '../queries/search.js'
import { searchValidator } from '../validators/search_validator.js'

/** One box for everything: each kind is found by those who may open its list. */
export default class SearchController {
  async index(ctx: HttpContext): Promise<SearchAnswer> {
    const { q } = await ctx.request.validateUsing(searchValidator)
    return search(q, staffOf(ctx))
  }
}
