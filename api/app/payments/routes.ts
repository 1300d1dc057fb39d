import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { simulatorOpen } from '#config/gateways'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router
      .post('payment/create-payment', [controllers.payments.Payments, 'store'])
      .use(middleware.idempotent({}))
    router.get('payment/gateways-list', [controllers.payments.Payments, 'gateways'])
    router.get('payment/:id', [controllers.payments.Payments, 'show'])
    router
      .post('payment/:id/receipt-picture', [controllers.payments.ReceiptPictures, 'store'])
      .as('receipt-picture')
    router.get('wallet/:plan/self', [controllers.payments.Wallets, 'show'])
    router.get('transaction-source', [controllers.payments.Transactions, 'sources'])
    router.get('transaction/:pageSize/:pageNumber', [controllers.payments.Transactions, 'index'])
    router.get('transaction/:id', [controllers.payments.Transactions, 'show'])
  })
  .prefix('api')
  .as('payments')
  .use(middleware.access('customer'))

router
  .group(() => {
    router
      .get(':pageSize/:pageNumber', [controllers.payments.Transactions, 'companyIndex'])
      .as('list')
    router.get(':id', [controllers.payments.Transactions, 'companyShow']).as('show')
  })
  .prefix('api/legal/company/transactions')
  .as('company-transactions')
  .use(middleware.access('customer'))

router
  .route(
    'api/payment/callback/:indicator',
    ['GET', 'POST'],
    [controllers.payments.Callbacks, 'store']
  )
  .as('payments.callback')
  .use(middleware.access('public'))

/** The simulated bank; elsewhere nobody can tell that it ever exists. */
if (simulatorOpen) {
  router
    .group(() => {
      router.route('payment', ['GET', 'POST'], [controllers.payments.Simulator, 'show']).as('show')
      router.post('result', [controllers.payments.Simulator, 'store'])
      router.get('result', [controllers.payments.Simulator, 'result']).as('result')
      router.get('files/:file', [controllers.payments.Simulator, 'file']).as('file')
    })
    .prefix('demo/gateway')
    .as('payments.simulator')
    .use(middleware.access('public'))
}

router
  .group(() => {
    router
      .post(':id/confirm', [controllers.payments.OfflinePayments, 'confirm'])
      .use(middleware.idempotent({}))
    router.post(':id/refuse', [controllers.payments.OfflinePayments, 'refuse'])
  })
  .prefix('api/admin/payments')
  .as('payments.offline')
  .use(middleware.access({ staff: 'payments.confirm' }))

router
  .get('api/admin/payments/:id/receipt-picture', [controllers.payments.ReceiptPictures, 'show'])
  .as('payments.offline.receipt-picture')
  .use(middleware.access({ staff: 'payments.confirm' }))

const { PaymentDecisions } = controllers.payments
router
  .group(() => {
    router.post(':id/settle', [PaymentDecisions, 'settle']).use(middleware.idempotent({}))
    router.post(':id/close', [PaymentDecisions, 'close']).use(middleware.idempotent({}))
    router.post(':id/reopen', [PaymentDecisions, 'reopen']).use(middleware.idempotent({}))
    router
      .post(':id/decisions/:decisionId/approve', [PaymentDecisions, 'approve'])
      .use(middleware.idempotent({}))
    router.post(':id/decisions/:decisionId/reject', [PaymentDecisions, 'reject'])
    router.post(':id/decisions/:decisionId/withdraw', [PaymentDecisions, 'withdraw'])
  })
  .prefix('api/admin/payments')
  .as('payments.decisions')
  .use(middleware.access({ staff: 'payments.resolve' }))
router
  .get('api/admin/payments/:id/bank-answers', [PaymentDecisions, 'answers'])
  .as('payments.bank-answers')
  .use(middleware.access({ staff: 'payments.list' }))

router
  .get('api/admin/gateway-deposits/held', [controllers.payments.Deposits, 'held'])
  .as('admin.gateway-deposits.held')
  .use(middleware.access({ staff: 'gateway-deposits.list' }))
router
  .group(() => {
    router.post('', [controllers.payments.Deposits, 'store']).use(middleware.idempotent({}))
    router.post(':id/reverse', [controllers.payments.Deposits, 'reverse'])
  })
  .prefix('api/admin/gateway-deposits')
  .as('admin.gateway-deposits.commands')
  .use(middleware.access({ staff: 'gateway-deposits.record' }))

const { Gateways } = controllers.payments
router
  .group(() => {
    router.put('gateways/:id', [Gateways, 'update'])
    router.post('gateways/:id/make-default', [Gateways, 'makeDefault'])
    router.post('gateways/:id/switch-off', [Gateways, 'switchOff'])
    router.post('gateways/:id/requests', [Gateways, 'ask'])
  })
  .prefix('api/admin')
  .as('admin.commands')
  .use(middleware.access({ staff: 'gateways.update' }))
