import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const {
  BatchPayments,
  CreditConsents,
  DisputeAnswers,
  Frauds,
  Home,
  OrderFiles,
  OrderPayments,
  Orders,
  OwnOrders,
  Receipts,
} = controllers.trade.orders

/** Fixed words before `:plan` and `:id`. */
router
  .group(() => {
    router.get('pending-orders/:id', [Orders, 'show']).as('show_pending')
    router.post('pending-orders/:id/payment-otp-start', [OrderPayments, 'start'])
    router
      .post('pending-orders/:id/payment-otp-verify', [OrderPayments, 'verify'])
      .use(middleware.idempotent({}))
    router.get('pending-orders/several', [BatchPayments, 'show'])
    router.post('pending-orders/several/payment-otp-start', [BatchPayments, 'start'])
    router
      .post('pending-orders/several/payment-otp-verify', [BatchPayments, 'verify'])
      .use(middleware.idempotent({}))
    router.get(':plan/pending-orders/:pageSize/:pageNumber', [Orders, 'pending'])
    router.get(':plan/completed-orders/:pageSize/:pageNumber', [Orders, 'completed'])
    router
      .get(':plan/:pageSize/:pageNumber', [Orders, 'index'])
      .where('pageSize', /^(?!(?:installments|repayments)$)/)
    router.get(':plan/export', [OrderFiles, 'show']).as('orders.export').use(middleware.document())
    router.get(':id', [Orders, 'show'])
    router.get(':id/versions', [Orders, 'versions'])
    router.get(':id/receipt', [Receipts, 'show'])
    router.post(':id/receipt', [Receipts, 'store']).use(middleware.idempotent({}))
    router.post(':id/receipt/withdraw', [Receipts, 'withdraw'])
  })
  .prefix('api/order')
  .as('orders')
  .use(middleware.access('customer'))

router.get('api/home/:plan', [Home, 'show']).as('orders.home').use(middleware.access('customer'))
router
  .post('api/home/:plan/open', [Home, 'open'])
  .as('orders.home.open')
  .use(middleware.access('public'))

router
  .get('api/credit-consents/:plan', [CreditConsents, 'index'])
  .as('orders.credit_consents.index')
  .use(middleware.access('customer'))

router
  .group(() => {
    router.get('', [CreditConsents, 'show'])
    router.put('', [CreditConsents, 'update'])
  })
  .prefix('api/distributors/:plan/:slug/credit-consent')
  .where('slug', /^[a-z0-9-]+$/)
  .as('orders')
  .use(middleware.access('customer'))

router
  .group(() => {
    router.post(':id/fraud', [Frauds, 'fraud'])
    router.post(':id/unfraud', [Frauds, 'unfraud'])
  })
  .prefix('api/admin/orders')
  .as('orders')
  .use(middleware.access({ staff: 'orders.fraud' }))

/** Distributors below their prefix, staff below theirs. */
router
  .group(() => {
    router.post(':id/accept', [DisputeAnswers, 'accept'])
    router.post(':id/refuse', [DisputeAnswers, 'refuse'])
  })
  .prefix('api/distributor/disputes')
  .as('distributor.disputes.commands')
  .use([middleware.access({ staff: 'disputes.answer' }), middleware.idempotent({})])

router
  .group(() => {
    router.post(':id/confirm', [OwnOrders, 'confirm'])
    router.post(':id/cancel', [OwnOrders, 'cancel'])
    router.post(':id/return', [OwnOrders, 'return'])
  })
  .prefix('api/distributor/orders')
  .as('distributor.orders.commands')
  .use([middleware.access({ staff: 'orders.handle' }), middleware.idempotent({})])

router
  .group(() => {
    router.post(':id/accept', [DisputeAnswers, 'decideFor'])
    router.post(':id/refuse', [DisputeAnswers, 'decideAgainst'])
  })
  .prefix('api/admin/disputes')
  .as('admin.disputes.commands')
  .use([middleware.access({ staff: 'disputes.decide' }), middleware.idempotent({})])
