import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idMatchers } from '#app/platform/http/id_matchers'
import { middleware } from '#start/kernel'

const { Reconciliations } = controllers.money.reconciliation

router
  .get('api/admin/reconciliations/missing', [Reconciliations, 'missing'])
  .as('admin.reconciliations.missing')
  .use(middleware.access({ staff: 'reconciliations.list' }))
router
  .post('api/admin/reconciliations', [Reconciliations, 'store'])
  .as('admin.reconciliations.store')
  .use([middleware.access({ staff: 'reconciliations.import' }), middleware.idempotent({})])
router
  .post('api/admin/reconciliations/:id/close', [Reconciliations, 'close'])
  .where('id', idMatchers.uuid)
  .as('admin.reconciliations.close')
  .use([middleware.access({ staff: 'reconciliations.close' }), middleware.idempotent({})])
router
  .post('api/admin/reconciliation-lines/:id/resolve', [Reconciliations, 'resolve'])
  .where('id', idMatchers.uuid)
  .as('admin.reconciliation-lines.resolve')
  .use([middleware.access({ staff: 'reconciliations.resolve' }), middleware.idempotent({})])
