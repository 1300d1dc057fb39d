import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { WithdrawalDecisions, WithdrawalStarts, Withdrawals } = controllers.money.withdrawals

router
  .group(() => {
    router.get('withdrawable', [WithdrawalStarts, 'show']).as('withdrawals.withdrawable')
    router.post('withdrawals/otp-start', [WithdrawalStarts, 'store']).as('withdrawals.start')
    router.post('withdrawals', [Withdrawals, 'store']).use(middleware.idempotent({}))
    router.get('withdrawals/:pageSize/:pageNumber', [Withdrawals, 'index'])
    router.get('withdrawals/:id', [Withdrawals, 'show'])
    router.post('withdrawals/:id/cancel', [Withdrawals, 'cancel'])
    router.post('withdrawals/:id/confirm', [Withdrawals, 'confirm'])
  })
  .prefix('api/wallet/:plan')
  .as('withdrawals')
  .use(middleware.access('customer'))

router
  .group(() => {
    router.post(':id/approve', [WithdrawalDecisions, 'approve']).as('approve')
    router.post(':id/refuse', [WithdrawalDecisions, 'refuse']).as('refuse')
  })
  .prefix('api/admin/withdrawals')
  .as('withdrawals.admin')
  .use([middleware.access({ staff: 'withdrawals.decide' }), middleware.idempotent({})])
