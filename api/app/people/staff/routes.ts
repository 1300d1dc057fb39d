import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idMatchers } from '#app/platform/http/id_matchers'
import { middleware } from '#start/kernel'

const { DistributorUsers, Me, Roles, Staff, StaffSessions } = controllers.people.staff

router
  .group(() => {
    router.post('staff', [Staff, 'store'])
    router.put('staff/:id', [Staff, 'update'])
    router.post('staff/:id/remove-second-factor', [Staff, 'removeSecondFactor'])
    router.post('roles', [Roles, 'store'])
    router.put('roles/:id', [Roles, 'update']).where('id', idMatchers.text)
  })
  .prefix('api/admin')
  .as('admin.commands')
  .use(middleware.access({ staff: 'staff.update' }))

router
  .group(() => {
    router.post('users', [DistributorUsers, 'store'])
    router.put('users/:id', [DistributorUsers, 'update'])
  })
  .prefix('api/distributor')
  .as('distributor.commands')
  .use(middleware.access({ staff: 'distributor-users.update' }))

router
  .put('api/distributor/password', [Me, 'password'])
  .as('distributor.password')
  .use(middleware.access('new-staff'))

router
  .post('api/user/login', [StaffSessions, 'store'])
  .as('user.login')
  .use([middleware.throttle(), middleware.access('public')])

router
  .group(() => {
    router.get('', [Me, 'show']).as('show').use(middleware.access('new-staff'))
    router.put('password', [Me, 'password']).as('password').use(middleware.access('new-staff'))
    router.post('totp', [Me, 'startTotp']).as('totp').use(middleware.access('staff'))
    router
      .post('totp/confirm', [Me, 'confirmTotp'])
      .as('totp-confirm')
      .use(middleware.access('staff'))
  })
  .prefix('api/admin/me')
  .as('me')
