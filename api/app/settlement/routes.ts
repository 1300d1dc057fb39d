import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { resourceRoutes } from '#app/shared/resource/routes'
import { middleware } from '#start/kernel'
import payouts from './payout_resource.js'
import settlementRuns from './settlement_run_resource.js'

const Runs = controllers.settlement.SettlementRuns

resourceRoutes(settlementRuns)
resourceRoutes(payouts)

/** Both kinds of run go the same way: preview, approval by a second person, bank file, result. */
for (const kind of ['maturity-runs', 'discount-runs']) {
  router
    .group(() => {
      router
        .post('', [Runs, 'store'])
        .use([middleware.access({ staff: 'settlement.run' }), middleware.idempotent({})])
      router.get(':id', [Runs, 'show']).use(middleware.access({ staff: 'settlement.read' }))
      router.get(':id/file', [Runs, 'file']).use(middleware.access({ staff: 'settlement.read' }))
      router
        .post(':id/approve', [Runs, 'approve'])
        .use([middleware.access({ staff: 'settlement.approve' }), middleware.idempotent({})])
      router
        .post(':id/cancel', [Runs, 'cancel'])
        .use(middleware.access({ staff: 'settlement.run' }))
      router.post(':id/retry', [Runs, 'retry']).use(middleware.access({ staff: 'settlement.run' }))
      router
        .post(':id/approve-retry', [Runs, 'approveRetry'])
        .use(middleware.access({ staff: 'settlement.approve' }))
      router
        .post(':id/result', [Runs, 'result'])
        .use([middleware.access({ staff: 'settlement.run' }), middleware.idempotent({})])
    })
    .prefix(`api/admin/settlement/${kind}`)
    .as(`settlement.${kind}`)
}
