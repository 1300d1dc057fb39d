import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { PhoneChanges } = controllers.phoneChanges

router
  .group(() => {
    router.post('users/:id/change-phone', [PhoneChanges, 'store']).as('store')
    router.post('phone-requests/:id/withdraw', [PhoneChanges, 'withdraw']).as('withdraw')
  })
  .prefix('api/admin')
  .as('admin.phone_changes')
  .use(middleware.access({ staff: 'users.change-phone' }))

router
  .group(() => {
    router.post(':id/approve', [PhoneChanges, 'approve']).as('approve')
    router.post(':id/reject', [PhoneChanges, 'reject']).as('reject')
  })
  .prefix('api/admin/phone-requests')
  .as('admin.phone_changes')
  .use(middleware.access({ staff: 'phone-requests.decide' }))
