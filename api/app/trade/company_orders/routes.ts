import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const {
  CompanyDoors,
  CompanyOrderFiles,
  CompanyOrders,
  CompanyPayments,
  CompanyWeeks,
  SignatureBatches,
  Signatures,
} = controllers.trade.companyOrders

router
  .group(() => {
    router.post('otp-start', [SignatureBatches, 'start']).as('start-batch')
    router.post('sign', [SignatureBatches, 'sign']).as('sign-batch').use(middleware.idempotent({}))
    router.get('distributors', [CompanyOrders, 'sellers']).as('sellers')
    router.get('panel', [CompanyOrderFiles, 'panel']).as('panel')
    router.get('export', [CompanyOrderFiles, 'export']).as('export').use(middleware.document())
    router
      .get(':pageSize/:pageNumber', [CompanyOrders, 'index'])
      .as('list')
      // Otherwise an invalid id would match as a page number.
      .where('pageNumber', /^\d+$/)
    router.get(':id', [CompanyOrders, 'show']).as('show')
    router
      .get(':id/evidence', [CompanyOrderFiles, 'evidence'])
      .as('evidence')
      .use(middleware.document())
    router.get(':id/approbation', [CompanyOrders, 'approbation']).as('approbation')
    router.post(':id/otp-start', [Signatures, 'start']).as('start')
    router.post(':id/sign', [Signatures, 'sign']).as('sign').use(middleware.idempotent({}))
    router.post(':id/reject', [Signatures, 'reject']).as('reject').use(middleware.idempotent({}))
    router.post(':id/token-start', [Signatures, 'startToken']).as('token-start')
    router.post(':id/nudge', [Signatures, 'nudge']).as('nudge')
    router.post(':id/pay-otp-start', [CompanyPayments, 'start']).as('pay-start')
    router.post(':id/pay', [CompanyPayments, 'pay']).as('pay').use(middleware.idempotent({}))
  })
  .prefix('api/legal/company/orders')
  .as('company-orders')
  .use(middleware.access('customer'))

router
  .get('api/legal/company/week', [CompanyWeeks, 'show'])
  .as('company-orders.week')
  .use(middleware.access('customer'))

router
  .group(() => {
    router.get('waiting', [CompanyDoors, 'index']).as('waiting')
    router
      .get('door/:reference', [CompanyDoors, 'show'])
      .as('door')
      .where('reference', /^[0-9]{1,20}$/)
  })
  .prefix('api/legal/company')
  .as('company-orders')
  .use(middleware.access('customer'))
