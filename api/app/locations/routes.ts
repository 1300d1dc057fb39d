import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

/** Places and guilds are no secret: the same for everybody. */
router
  .group(() => {
    router.get('provinces', [controllers.locations.Places, 'provinces'])
    router.get('cities', [controllers.locations.Places, 'cities'])
    router.get('districts', [controllers.locations.Places, 'districts'])
    router.get('guilds/:plan', [controllers.locations.Places, 'guilds'])
  })
  .prefix('api')
  .as('locations')
  .use(middleware.access('public'))
