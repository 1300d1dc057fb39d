import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { cities, districts, guilds, provinces } from '#app/locations/place_resources'
import { resourceRoutes } from '#app/shared/resource/routes'
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

for (const resource of [provinces, cities, districts, guilds]) resourceRoutes(resource)
