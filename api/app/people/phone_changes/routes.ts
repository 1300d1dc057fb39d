import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .post('api/admin/users/:id/change-phone', [controllers.people.phoneChanges.PhoneChanges, 'store'])
  .as('admin.phone_changes.store')
  .use(middleware.access({ staff: 'users.change-phone' }))
