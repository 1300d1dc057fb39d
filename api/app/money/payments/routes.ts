import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { simulatorOpen } from '#config/gateways'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router
      .post('payment/create-payment', [controllers.money.payments.Payments, 'store'])
      .use(middleware.idempotent({}))
    router.get('payment/gateways-list', [controllers.money.payments.Payments, 'gateways'])
    router.get('payment/:id', [controllers.money.payments.Payments, 'show'])
    router
      .post('payment/:id/receipt-picture', [controllers.money.payments.ReceiptPictures, 'store'])
      .as('receipt-picture')
    router.get('wallet/:plan/self', [controllers.money.payments.Wallets, 'show'])
    router.get('transaction-source', [controllers.money.payments.Transactions, 'sources'])
    router.get('transaction/:pageSize/:pageNumber', [
      controllers.money.payments.Transactions,
      'index',
    ])
    router.get('transaction/:id', [controllers.money.payments.Transactions, 'show'])
  })
  .prefix('api')
  .as('payments')
  .use(middleware.access('customer'))

router
  .group(() => {
    router
      .get(':pageSize/:pageNumber', [controllers.money.payments.Transactions, 'companyIndex'])
      .as('list')
    router.get(':id', [controllers.money.payments.Transactions, 'companyShow']).as('show')
  })
  .prefix('api/legal/company/transactions')
  .as('company-transactions')
  .use(middleware.access('customer'))

router
  .route(
    'api/payment/callback/:indicator',
    ['GET', 'POST'],
    [controllers.money.payments.Callbacks, 'store']
  )
  .as('payments.callback')
  .use(middleware.access('public'))

/** The simulated bank; elsewhere nobody can tell that it ever exists. */
if (simulatorOpen) {
  router
    .group(() => {
      router
        .route('payment', ['GET', 'POST'], [controllers.money.payments.Simulator, 'show'])
        .as('show')
      router.post('result', [controllers.money.payments.Simulator, 'store'])
      router.get('result', [controllers.money.payments.Simulator, 'result']).as('result')
      router.get('files/:file', [controllers.money.payments.Simulator, 'file']).as('file')
    })
    .prefix('demo/gateway')
    .as('payments.simulator')
    .use(middleware.access('public'))
}

router
  .group(() => {
    router
      .post(':id/confirm', [controllers.money.payments.OfflinePayments, 'confirm'])
      .use(middleware.idempotent({}))
    router.post(':id/refuse', [controllers.money.payments.OfflinePayments, 'refuse'])
  })
  .prefix('api/admin/payments')
  .as('payments.offline')
  .use(middleware.access({ staff: 'payments.confirm' }))

router
  .get('api/admin/payments/:id/receipt-picture', [
    controllers.money.payments.ReceiptPictures,
    'show',
  ])
  .as('payments.offline.receipt-picture')
  .use(middleware.access({ staff: 'payments.confirm' }))

const { PaymentDecisions } = controllers.money.payments
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
  .get('api/admin/gateway-deposits/held', [controllers.money.payments.Deposits, 'held'])
  .as('admin.gateway-deposits.held')
  .use(middleware.access({ staff: 'gateway-deposits.list' }))
router
  .group(() => {
    router.post('', [controllers.money.payments.Deposits, 'store']).use(middleware.idempotent({}))
    router.post(':id/reverse', [controllers.money.payments.Deposits, 'reverse'])
  })
  .prefix('api/admin/gateway-deposits')
  .as('admin.gateway-deposits.commands')
  .use(middleware.access({ staff: 'gateway-deposits.record' }))

const { Gateways } = controllers.money.payments
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
