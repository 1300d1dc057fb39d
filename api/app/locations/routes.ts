import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { resourceRoutes } from '#app/shared/resource/routes'
import { middleware } from '#start/kernel'
import { cities, districts, guilds, provinces } from './place_resources.js'

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

for (const places of [provinces, cities, districts, guilds]) resourceRoutes(places)
