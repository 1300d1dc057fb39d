import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { DisputeAnswers, BatchPayments } = controllers.trade.orders

/** The fixed words stand before `:plan` and `:id`, so that neither is taken for the other. */
router
  .group(() => {
    router.get('pending-orders/:id', [controllers.trade.orders.Orders, 'show']).as('show_pending')
    router.post('pending-orders/:id/payment-otp-start', [
      controllers.trade.orders.OrderPayments,
      'start',
    ])
    router
      .post('pending-orders/:id/payment-otp-verify', [
        controllers.trade.orders.OrderPayments,
        'verify',
      ])
      .use(middleware.idempotent({}))
    router.get('pending-orders/several', [BatchPayments, 'show'])
    router.post('pending-orders/several/payment-otp-start', [BatchPayments, 'start'])
    router
      .post('pending-orders/several/payment-otp-verify', [BatchPayments, 'verify'])
      .use(middleware.idempotent({}))
    router.get(':plan/pending-orders/:pageSize/:pageNumber', [
      controllers.trade.orders.Orders,
      'pending',
    ])
    router.get(':plan/completed-orders/:pageSize/:pageNumber', [
      controllers.trade.orders.Orders,
      'completed',
    ])
    router
      .get(':plan/:pageSize/:pageNumber', [controllers.trade.orders.Orders, 'index'])
      // Without it, what is no id of theirs would be the number of a page.
      .where('pageSize', /^(?!(?:installments|repayments)$)/)
    router
      .get(':plan/export', [controllers.trade.orders.Orders, 'export'])
      .use(middleware.document())
    router.get(':id', [controllers.trade.orders.Orders, 'show'])
    router.get(':id/versions', [controllers.trade.orders.Orders, 'versions'])
    router.get(':id/receipt', [controllers.trade.orders.Receipts, 'show'])
    router
      .post(':id/receipt', [controllers.trade.orders.Receipts, 'store'])
      .use(middleware.idempotent({}))
    router.post(':id/receipt/withdraw', [controllers.trade.orders.Receipts, 'withdraw'])
  })
  .prefix('api/order')
  .as('orders')
  .use(middleware.access('customer'))

router
  .get('api/home/:plan', [controllers.trade.orders.Home, 'show'])
  .as('orders.home')
  .use(middleware.access('customer'))

router
  .get('api/credit-consents/:plan', [controllers.trade.orders.CreditConsents, 'index'])
  .as('orders.credit_consents.index')
  .use(middleware.access('customer'))

router
  .group(() => {
    router.get('', [controllers.trade.orders.CreditConsents, 'show'])
    router.put('', [controllers.trade.orders.CreditConsents, 'update'])
  })
  .prefix('api/distributors/:plan/:slug/credit-consent')
  .where('slug', /^[a-z0-9-]+$/)
  .as('orders')
  .use(middleware.access('customer'))

router
  .group(() => {
    router.post(':id/fraud', [controllers.trade.orders.Frauds, 'fraud'])
    router.post(':id/unfraud', [controllers.trade.orders.Frauds, 'unfraud'])
  })
  .prefix('api/admin/orders')
  .as('orders')
  .use(middleware.access({ staff: 'orders.fraud' }))

/** A distributor's own people answer below its own prefix, the bank's staff below theirs. */
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
    router.post(':id/accept', [DisputeAnswers, 'decideFor'])
    router.post(':id/refuse', [DisputeAnswers, 'decideAgainst'])
  })
  .prefix('api/admin/disputes')
  .as('admin.disputes.commands')
  .use([middleware.access({ staff: 'disputes.decide' }), middleware.idempotent({})])
