import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { simulatorOpen } from '#config/gateways'
import { middleware } from '#start/kernel'

const {
  Callbacks,
  Deposits,
  Gateways,
  OfflinePayments,
  PaymentDecisions,
  PaymentDoubts,
  Payments,
  ReceiptPictures,
  Simulator,
  Transactions,
  Wallets,
} = controllers.money.payments

router
  .group(() => {
    router.post('payment/create-payment', [Payments, 'store']).use(middleware.idempotent({}))
    router.get('payment/gateways-list', [Payments, 'gateways'])
    router.get('payment/:id', [Payments, 'show'])
    router.post('payment/:id/ask-bank', [Payments, 'askBank'])
    router.post('payment/:id/put-aside', [Payments, 'putAside'])
    router.post('payment/:id/receipt-picture', [ReceiptPictures, 'store']).as('receipt-picture')
    router.get('wallet/:plan/self', [Wallets, 'show'])
    router.get('transaction-source', [Transactions, 'sources'])
    router.get('transaction/:pageSize/:pageNumber', [Transactions, 'index'])
    router.get('transaction/:id', [Transactions, 'show'])
  })
  .prefix('api')
  .as('payments')
  .use(middleware.access('customer'))

router
  .group(() => {
    router.get(':pageSize/:pageNumber', [Transactions, 'companyIndex']).as('list')
    router.get(':id', [Transactions, 'companyShow']).as('show')
  })
  .prefix('api/legal/company/transactions')
  .as('company-transactions')
  .use(middleware.access('customer'))

router
  .route('api/payment/callback/:indicator', ['GET', 'POST'], [Callbacks, 'store'])
  .as('payments.callback')
  .use(middleware.access('public'))

/** Outside the demo the simulated bank does not exist. */
if (simulatorOpen) {
  router
    .group(() => {
      router.route('payment', ['GET', 'POST'], [Simulator, 'show']).as('show')
      router.post('result', [Simulator, 'store'])
      router.get('result', [Simulator, 'result']).as('result')
      router.get('files/:file', [Simulator, 'file']).as('file')
    })
    .prefix('demo/gateway')
    .as('payments.simulator')
    .use(middleware.access('public'))
}

router
  .group(() => {
    router.post(':id/confirm', [OfflinePayments, 'confirm']).use(middleware.idempotent({}))
    router.post(':id/refuse', [OfflinePayments, 'refuse'])
  })
  .prefix('api/admin/payments')
  .as('payments.offline')
  .use(middleware.access({ staff: 'payments.confirm' }))

router
  .get('api/admin/payments/:id/receipt-picture', [ReceiptPictures, 'show'])
  .as('payments.offline.receipt-picture')
  .use(middleware.access({ staff: 'payments.confirm' }))
router
  .group(() => {
    router
      .post(':id/settle', [PaymentDoubts, 'settle'])
      .as('payment_decisions.settle')
      .use(middleware.idempotent({}))
    router
      .post(':id/close', [PaymentDoubts, 'close'])
      .as('payment_decisions.close')
      .use(middleware.idempotent({}))
    router
      .post(':id/reopen', [PaymentDoubts, 'reopen'])
      .as('payment_decisions.reopen')
      .use(middleware.idempotent({}))
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
  .get('api/admin/payments/:id/bank-answers', [PaymentDoubts, 'answers'])
  .as('payments.bank-answers')
  .use(middleware.access({ staff: 'payments.list' }))

router
  .get('api/admin/gateway-deposits/held', [Deposits, 'held'])
  .as('admin.gateway-deposits.held')
  .use(middleware.access({ staff: 'gateway-deposits.list' }))
router
  .group(() => {
    router.post('', [Deposits, 'store']).use(middleware.idempotent({}))
    router.post(':id/reverse', [Deposits, 'reverse'])
  })
  .prefix('api/admin/gateway-deposits')
  .as('admin.gateway-deposits.commands')
  .use(middleware.access({ staff: 'gateway-deposits.record' }))
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
