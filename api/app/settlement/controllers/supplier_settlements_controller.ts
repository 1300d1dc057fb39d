import type { HttpContext } from '@adonisjs/core/http'
import {
  awaitingDiscounts,
  awaitingSettlements,
  pastTransfers,
  transferInvoices,
} from '#app/settlement/queries/supplier_settlements'
import { partnerOf } from '#app/shared/actor'
import { Forbidden } from '#app/shared/errors'
import { pageOf } from '#app/shared/paging'

/** The distributor behind a supplier's token. @throws Forbidden when the token stands for none */
const distributorOf = (ctx: HttpContext): string => {
  const { distributorId } = partnerOf(ctx)
  if (!distributorId) throw new Forbidden()
  return distributorId
}

/** What suppliers read of their money: what they wait for, what they were paid, and for which invoices. */
export default class SupplierSettlementsController {
  async awaitingSettlements(ctx: HttpContext) {
    return awaitingSettlements(distributorOf(ctx), pageOf(ctx.params))
  }

  async pastSettlements(ctx: HttpContext) {
    return pastTransfers(distributorOf(ctx), 'MATURITY', pageOf(ctx.params))
  }

  async awaitingDiscounts(ctx: HttpContext) {
    return awaitingDiscounts(distributorOf(ctx), pageOf(ctx.params))
  }

  async pastDiscounts(ctx: HttpContext) {
    return pastTransfers(distributorOf(ctx), 'DISCOUNT', pageOf(ctx.params))
  }

  async invoices(ctx: HttpContext) {
    const { paymentId } = ctx.params
    return transferInvoices(distributorOf(ctx), paymentId, pageOf(ctx.params))
  }
}
