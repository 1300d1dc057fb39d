import router from '@adonisjs/core/services/router'
import { cardPartners } from '#contracts/partners'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const {
  DiscountRuns,
  MaturityRuns,
  PayoutRequests,
  SupplierSettlements: Supplier,
  WithdrawalRuns,
} = controllers.money.settlement

/** All kinds: preview, approval by a second person, bank file, result. */
for (const [kind, Runs] of [
  ['maturity-runs', MaturityRuns],
  ['discount-runs', DiscountRuns],
  ['withdrawal-runs', WithdrawalRuns],
] as const) {
  router
    .group(() => {
      router
        .post('', [Runs, 'store'])
        .use([middleware.access({ staff: 'settlement.run' }), middleware.idempotent({})])
      router.get(':id', [Runs, 'show']).use(middleware.access({ staff: 'settlement.read' }))
      router
        .get(':id/file', [Runs, 'file'])
        .use([middleware.access({ staff: 'settlement.read' }), middleware.document()])
      router
        .get(':id/results/:fileId', [Runs, 'resultFile'])
        .use(middleware.access({ staff: 'settlement.read' }))
      router
        .post(':id/approve', [Runs, 'approve'])
        .use([middleware.access({ staff: 'settlement.approve' }), middleware.idempotent({})])
      router
        .post(':id/cancel', [Runs, 'cancel'])
        .use(middleware.access({ staff: 'settlement.run' }))
      router
        .post(':id/result', [Runs, 'result'])
        .use([middleware.access({ staff: 'settlement.run' }), middleware.idempotent({})])
    })
    .prefix(`api/admin/settlement/${kind}`)
    .as('settlement')
}

/** A failed withdrawal is back in its wallet, so there is no retry. */
for (const [kind, Runs] of [
  ['maturity-runs', MaturityRuns],
  ['discount-runs', DiscountRuns],
] as const) {
  router
    .group(() => {
      router.post(':id/retry', [Runs, 'retry']).use(middleware.access({ staff: 'settlement.run' }))
      router
        .post(':id/approve-retry', [Runs, 'approveRetry'])
        .use(middleware.access({ staff: 'settlement.approve' }))
      router
        .post(':id/withdraw-retry', [Runs, 'withdrawRetry'])
        .use(middleware.access({ staff: 'settlement.run' }))
    })
    .prefix(`api/admin/settlement/${kind}`)
    .as('settlement')
}

router
  .post('api/admin/payouts/:id/correct', [PayoutRequests, 'store'])
  .as('settlement.payout_requests.store')
  .use([middleware.access({ staff: 'settlement.run' }), middleware.idempotent({})])

router
  .post('api/admin/payouts/:id/retry', [PayoutRequests, 'retry'])
  .as('settlement.payout_requests.retry')
  .use([middleware.access({ staff: 'settlement.run' }), middleware.idempotent({})])

const page = ':pageSize/:pageNumber'

for (const [scope, path] of [['supplier', 'supplier'], ...cardPartners] as const) {
  router
    .group(() => {
      router.get(`settlements/awaiting/${page}`, [Supplier, 'awaitingSettlements'])
      router.get(`settlements/past/${page}`, [Supplier, 'pastSettlements'])
      router.get(`discounts/awaiting/${page}`, [Supplier, 'awaitingDiscounts'])
      router.get(`discounts/past/${page}`, [Supplier, 'pastDiscounts'])
    })
    .prefix(`api/external/${path}`)
    .as(`${path}.settlements`)
    .use(middleware.access({ partner: scope }))
}
router
  .get(`payouts/:paymentId/invoices/${page}`, [Supplier, 'invoices'])
  .where('paymentId', /^[\w-]{1,40}$/)
  .prefix('api/external/supplier')
  .as('supplier.settlements.supplier_settlements.invoices')
  .use(middleware.access({ partner: 'supplier' }))
