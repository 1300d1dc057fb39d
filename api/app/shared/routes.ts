import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router.get('live', [controllers.shared.Health, 'live'])
    router.get('ready', [controllers.shared.Health, 'ready'])
  })
  .prefix('health')
  .as('health')
  .use(middleware.access('public'))
