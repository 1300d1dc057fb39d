import type { HttpContext } from '@adonisjs/core/http'
import { memberOf } from '#app/onboarding/companies/domain/member_of'
import { findPaymentOf } from '#app/money/payments/queries/payment_of'
import {
  transactionSources,
  walletTransaction,
  walletTransactions,
} from '#app/money/payments/queries/wallet_transactions'
import { transactionsValidator } from '#app/money/payments/validators/payment_validators'
import { customerOf } from '#app/platform/audit/actor'
import { NotFound } from '#app/platform/errors'
import { pageOf } from '#app/platform/resource/paging'

export default class TransactionsController {
  async index(ctx: HttpContext) {
    const filter = await transactionsValidator.validate(ctx.request.qs())
    return walletTransactions(customerOf(ctx).owner, filter, pageOf(ctx.params))
  }

  async show(ctx: HttpContext) {
    const [owner, id] = [customerOf(ctx).owner, ctx.params.id]
    const found = (await findPaymentOf(owner, id)) ?? (await walletTransaction(owner, id))
    if (!found) throw new NotFound()
    return found
  }

  /** The same for a company. api-company "Invoices" */
  async companyIndex(ctx: HttpContext) {
    memberOf(customerOf(ctx))
    return this.index(ctx)
  }
  async companyShow(ctx: HttpContext) {
    memberOf(customerOf(ctx))
    return this.show(ctx)
  }

  sources() {
    return transactionSources()
  }
}
