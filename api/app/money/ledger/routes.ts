import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router.get('trial-balance', [controllers.money.ledger.Ledger, 'trialBalance'])
    router
      .get('trial-balance/export', [controllers.money.ledger.LedgerExports, 'trialBalance'])
      .use(middleware.document())
    router.get('reconcile', [controllers.money.ledger.Ledger, 'reconcile'])
    router
      .get('reconcile/export', [controllers.money.ledger.LedgerExports, 'reconciliation'])
      .use(middleware.document())
  })
  .prefix('api/admin/ledger')
  .as('ledger')
  .use(middleware.access({ staff: 'ledger.read' }))
