import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

/** Under the address programs know. */
router
  .group(() => {
    router.get(':plan/installments/:pageSize/:pageNumber', [
      controllers.credit.installments.Installments,
      'index',
    ])
    router.get(':plan/installments/:id', [controllers.credit.installments.Installments, 'show'])
    router
      .post(':plan/installments/pay', [controllers.credit.installments.Installments, 'payAll'])
      .use(middleware.idempotent({}))
    router
      .post(':plan/installments/:id/pay', [controllers.credit.installments.Installments, 'pay'])
      .use(middleware.idempotent({}))
    router.get(':plan/repayments/:id', [controllers.credit.installments.Repayments, 'show'])
  })
  .prefix('api/order')
  .as('orders')
  .use(middleware.access('customer'))
