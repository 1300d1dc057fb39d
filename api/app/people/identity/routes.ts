import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Codes, Sessions, SignIns, Profiles } = controllers.people.identity

router
  .get('api/admin/sign-ins', [SignIns, 'show'])
  .as('admin.sign_ins.show')
  .use(middleware.access({ staff: 'sign-ins.read' }))
router
  .post('api/admin/sign-ins/lift', [SignIns, 'lift'])
  .as('admin.sign_ins.lift')
  .use(middleware.access({ staff: 'sign-ins.lift' }))
router
  .post('api/admin/sign-ins/reserve', [SignIns, 'reserve'])
  .as('admin.sign_ins.reserve')
  .use(middleware.access({ staff: 'sign-ins.lift' }))

router
  .group(() => {
    router
      .group(() => {
        router.post('otp-start', [Codes, 'start']).as('otp-start')
        router.post('otp-resend', [Codes, 'start']).as('otp-resend')
        router.post('otp-verify', [Codes, 'verify']).as('otp-verify')
      })
      .use([middleware.throttle(), middleware.access('public')])
    router
      .post('refresh-token', [Sessions, 'refresh'])
      .as('refresh-token')
      .use(middleware.access('public'))
    router.delete('logout', [Sessions, 'destroy']).as('logout').use(middleware.access('signed-in'))
    router.post('switch', [Sessions, 'swap']).as('switch').use(middleware.access('customer'))

    router.get('', [Profiles, 'status']).as('status').use(middleware.access('customer'))
    router.get('profile', [Profiles, 'show']).as('profile').use(middleware.access('customer'))
    router.get('terms', [Profiles, 'terms']).as('terms').use(middleware.access('customer'))
    router
      .put(':plan/en-complementary', [Profiles, 'keepLatinName'])
      .as('en-complementary')
      .use(middleware.access('customer'))
    router
      .get(':plan/profile', [Profiles, 'inPlan'])
      .as('plan-profile')
      .use(middleware.access('customer'))
  })
  .prefix('api/user')
  .as('user')
