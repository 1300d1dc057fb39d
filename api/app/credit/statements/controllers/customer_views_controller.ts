import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { staffOf } from '#app/platform/audit/actor'
import ViewAsCustomer from '../actions/view_as_customer.js'
import { viewValidator } from '../validators/customer_view.js'

export default class CustomerViewsController {
  @inject()
  async show(ctx: HttpContext, view: ViewAsCustomer) {
    const { plan } = await viewValidator.validate(ctx.request.qs())
    ctx.response.header('Cache-Control', 'private, no-store')
    return view.execute({ actor: staffOf(ctx), userId: ctx.params.userId, plan })
  }
}
