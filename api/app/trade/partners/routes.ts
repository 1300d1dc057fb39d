import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { CompanySales, PartnerClients, PartnerRequests, Sales, SupplierDisputes, SupplierOrders } =
  controllers.trade.partners

/** Opening takes two people, closing one. */
router
  .group(() => {
    router.post('partner-requests', [PartnerRequests, 'create'])
    router.post('partner-clients/:id/requests', [PartnerRequests, 'token'])
    router.post('partner-clients/:id/token', [PartnerClients, 'token'])
    router.post('partner-clients/:id/stop', [PartnerClients, 'stop'])
  })
  .prefix('api/admin')
  .as('admin.commands')
  .use(middleware.access({ staff: 'partner-clients.update' }))
/** Money and invoices require an idempotency key. */
router
  .group(() => {
    router.post('sale', [Sales, 'store'])
    router.post('cancel', [Sales, 'cancel'])
    router.post('update', [Sales, 'update'])
    router.post('reject', [Sales, 'reject'])
  })
  .prefix('api/external/supplier')
  .as('supplier_money')
  .use([middleware.access({ partner: 'supplier' }), middleware.idempotent({ required: true })])

/** Same commands, companies' invoices only. */
router
  .group(() => {
    router.post('sale', [CompanySales, 'store'])
    router.post('cancel', [Sales, 'cancel'])
    router.post('update', [Sales, 'update'])
  })
  .prefix('api/external/legal/v1')
  .as('legal_money')
  .use([middleware.access({ partner: 'legal' }), middleware.idempotent({ required: true })])

router
  .group(() => {
    router.post('confirm', [Sales, 'confirm']).use(middleware.idempotent({}))
    router
      .get('orders/:referenceNumber/versions', [SupplierOrders, 'versions'])
      .where('referenceNumber', /^[\w-]{1,30}$/)
    router.get('orders/:pageSize/:pageNumber', [SupplierOrders, 'index'])
    router
      .get('orders/:referenceNumber', [SupplierOrders, 'show'])
      .where('referenceNumber', /^[\w-]{1,30}$/)
    router.get('remain-credit', [SupplierOrders, 'remainCredit'])
  })
  .prefix('api/external/supplier')
  .as('supplier')
  .use(middleware.access({ partner: 'supplier' }))

router
  .group(() => {
    router
      .get('orders/:referenceNumber/versions', [SupplierOrders, 'versions'])
      .where('referenceNumber', /^[\w-]{1,30}$/)
    router.get('orders/:pageSize/:pageNumber', [SupplierOrders, 'index'])
    router
      .get('orders/:referenceNumber', [SupplierOrders, 'show'])
      .where('referenceNumber', /^[\w-]{1,30}$/)
    router.get('remain-credit', [CompanySales, 'remainCredit'])
    router.get('inquiry', [CompanySales, 'inquiry'])
  })
  .prefix('api/external/legal/v1')
  .as('legal')
  .use(middleware.access({ partner: 'legal' }))

router
  .group(() => {
    router.get(':pageSize/:pageNumber', [SupplierDisputes, 'index'])
    router.get(':id', [SupplierDisputes, 'show'])
    router.post(':id/accept', [SupplierDisputes, 'accept']).use(middleware.idempotent({}))
    router.post(':id/refuse', [SupplierDisputes, 'refuse']).use(middleware.idempotent({}))
  })
  .prefix('api/external/supplier/disputes')
  .as('supplier.disputes')
  .use(middleware.access({ partner: 'supplier' }))
