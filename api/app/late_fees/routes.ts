import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { LateFees } = controllers.lateFees

router
  .post('api/admin/credit/forgive-late-fee', [LateFees, 'forgive'])
  .as('credit.admin.forgive_late_fee')
  .use(middleware.access({ staff: 'late-fees.forgive' }))
  .use(middleware.idempotent({}))

router
  .post('api/admin/late-fee-requests/:id/withdraw', [LateFees, 'withdraw'])
  .as('admin.late_fee_requests.withdraw')
  .use(middleware.access({ staff: 'late-fees.forgive' }))

router
  .group(() => {
    router.post(':id/approve', [LateFees, 'approve']).as('approve').use(middleware.idempotent({}))
    router.post(':id/reject', [LateFees, 'reject']).as('reject')
  })
  .prefix('api/admin/late-fee-requests')
  .as('admin.late_fee_requests')
  .use(middleware.access({ staff: 'late-fee-requests.decide' }))
