import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

/** Whatever moves money or makes an invoice can be repeated under one key, and must name it. */
router
  .group(() => {
    router.post('sale', [controllers.partners.Sales, 'store'])
    router.post('cancel', [controllers.partners.Sales, 'cancel'])
    router.post('update', [controllers.partners.Sales, 'update'])
    router.post('reject', [controllers.partners.Sales, 'reject'])
  })
  .prefix('api/external/supplier')
  .as('supplier_money')
  .use([middleware.access({ partner: 'supplier' }), middleware.idempotent({ required: true })])

router
  .group(() => {
    router.post('confirm', [controllers.partners.Sales, 'confirm']).use(middleware.idempotent({}))
    router.get('orders/:pageSize/:pageNumber', [controllers.partners.SupplierOrders, 'index'])
    router
      .get('orders/:referenceNumber', [controllers.partners.SupplierOrders, 'show'])
      .where('referenceNumber', /^[\w-]{1,30}$/)
    router.get('remain-credit', [controllers.partners.SupplierOrders, 'remainCredit'])
  })
  .prefix('api/external/supplier')
  .as('supplier')
  .use(middleware.access({ partner: 'supplier' }))

/** What owners reported of their goods. */
router
  .group(() => {
    router.get(':pageSize/:pageNumber', [controllers.partners.SupplierDisputes, 'index'])
    router.get(':id', [controllers.partners.SupplierDisputes, 'show'])
    router
      .post(':id/accept', [controllers.partners.SupplierDisputes, 'accept'])
      .use(middleware.idempotent({}))
    router
      .post(':id/refuse', [controllers.partners.SupplierDisputes, 'refuse'])
      .use(middleware.idempotent({}))
  })
  .prefix('api/external/supplier/disputes')
  .as('supplier.disputes')
  .use(middleware.access({ partner: 'supplier' }))
