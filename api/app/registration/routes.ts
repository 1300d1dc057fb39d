import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router.post(':plan/select-business-plan', [controllers.registration.Plans, 'store'])
    router.get(':plan/registration-status', [controllers.registration.Plans, 'show'])
  })
  .prefix('api/user')
  .as('registration')
  .use(middleware.access('customer'))
