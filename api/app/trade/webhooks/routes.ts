import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Deliveries, Endpoints } = controllers.trade.webhooks

router
  .post('api/admin/webhook-deliveries/:id/replay', [Deliveries, 'replay'])
  .as('admin.webhook-deliveries.replay')
  .use(middleware.access({ staff: 'webhook-deliveries.replay' }))

router
  .group(() => {
    router.put('', [Endpoints, 'update'])
    router.post('ask-key', [Endpoints, 'askKey'])
    router.post('rotate', [Endpoints, 'rotate'])
    router.post('try', [Endpoints, 'try'])
    router.delete('', [Endpoints, 'destroy'])
  })
  .prefix('api/admin/partner-clients/:id/webhook')
  .as('admin.webhook_endpoints')
  .use(middleware.access({ staff: 'partner-clients.update' }))
router
  .get('api/admin/partner-clients/:id/webhook', [Endpoints, 'show'])
  .as('admin.webhook_endpoints.show')
  .use(middleware.access({ staff: 'partner-clients.list' }))

router
  .get('api/external/supplier/webhook-deliveries/:pageSize/:pageNumber', [Deliveries, 'index'])
  .as('supplier.webhook_deliveries')
  .use(middleware.access({ partner: 'supplier' }))
