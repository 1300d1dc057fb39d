import type { HttpContext } from '@adonisjs/core/http'
import {
  awaitingDiscounts,
  awaitingSettlements,
  pastTransfers,
  transferInvoices,
} from '#app/money/settlement/queries/supplier_settlements'
import { sellerOf } from '#app/platform/audit/actor'
import { pageOf } from '#app/platform/resource/paging'

export default class SupplierSettlementsController {
  async awaitingSettlements(ctx: HttpContext) {
    return awaitingSettlements(sellerOf(ctx).distributorId, pageOf(ctx.params))
  }

  async pastSettlements(ctx: HttpContext) {
    return pastTransfers(sellerOf(ctx).distributorId, 'MATURITY', pageOf(ctx.params))
  }

  async awaitingDiscounts(ctx: HttpContext) {
    return awaitingDiscounts(sellerOf(ctx).distributorId, pageOf(ctx.params))
  }

  async pastDiscounts(ctx: HttpContext) {
    return pastTransfers(sellerOf(ctx).distributorId, 'DISCOUNT', pageOf(ctx.params))
  }

  async invoices(ctx: HttpContext) {
    const { paymentId } = ctx.params
    return transferInvoices(sellerOf(ctx).distributorId, paymentId, pageOf(ctx.params))
  }
}
