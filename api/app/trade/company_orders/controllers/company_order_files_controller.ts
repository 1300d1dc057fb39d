import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { memberOf } from '#app/onboarding/companies/domain/member_of'
import { ordersFile } from '#app/trade/company_orders/exports/orders_file'
import { ordersPanel } from '#app/trade/company_orders/queries/orders_panel'
import { companyExportValidator } from '#app/trade/company_orders/validators/company_order_validators'
import { messages } from '#app/trade/orders/i18n/fa'
import { customerOf } from '#app/platform/audit/actor'
import { conditional } from '#app/platform/http/conditional'
import { consumeDailyQuota } from '#app/platform/http/daily_quota'
import { sendFile } from '#app/platform/http/send_file'
import TakeEvidence from '#app/onboarding/signatures/actions/take_evidence'
import { countEvidence } from '#app/onboarding/signatures/http/count_evidence'
import { sendEvidence } from '#app/onboarding/signatures/http/send_evidence'

const filesPerDay = 200

export default class CompanyOrderFilesController {
  async panel(ctx: HttpContext) {
    return conditional(ctx, await ordersPanel(memberOf(customerOf(ctx))))
  }

  async export(ctx: HttpContext) {
    const actor = customerOf(ctx)
    const caller = memberOf(actor)
    const { format = 'xlsx', ...filter } = await companyExportValidator.validate(ctx.request.qs())
    await consumeDailyQuota({
      name: 'company-order-files',
      who: actor.id,
      perDay: filesPerDay,
      message: messages.exportsToday,
    })
    return sendFile(ctx, await ordersFile(caller, filter, format))
  }

  @inject()
  async evidence(ctx: HttpContext, takeEvidence: TakeEvidence) {
    const actor = customerOf(ctx)
    await countEvidence(actor)
    const named = { type: 'INVOICE', documentId: ctx.params.id } as const
    await sendEvidence(ctx, await takeEvidence.execute({ actor, ...named }), actor)
  }
}
