import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idMatchers } from '#app/platform/http/id_matchers'
import { middleware } from '#start/kernel'

const { BankBranches, NewPlaces, PlaceChanges, Places } = controllers.reference.locations

/** Places, guilds and branches of the bank are no secret: the same for everybody. */
router
  .group(() => {
    router.get('provinces', [Places, 'provinces'])
    router.get('cities', [Places, 'cities'])
    router.get('districts', [Places, 'districts'])
    router.get('guilds/:plan', [Places, 'guilds'])
    router.get('bank-branch/:pageSize/:pageNumber', [BankBranches, 'index'])
  })
  .prefix('api')
  .as('locations')
  .use(middleware.access('public'))

router
  .group(() => {
    router.post('provinces', [NewPlaces, 'province']).as('store_province')
    router.put('provinces/:id', [PlaceChanges, 'province']).as('update_province')
    router.post('cities', [NewPlaces, 'city']).as('store_city')
    router.put('cities/:id', [PlaceChanges, 'city']).as('update_city')
    router.post('districts', [NewPlaces, 'district']).as('store_district')
    router.put('districts/:id', [PlaceChanges, 'district']).as('update_district')
    router.post('guilds', [NewPlaces, 'guild']).as('store_guild')
    router.put('guilds/:id', [PlaceChanges, 'guild']).as('update_guild')
  })
  .prefix('api/admin')
  .where('id', idMatchers.integer)
  .as('locations.admin')
  .use(middleware.access({ staff: 'locations.update' }))

router
  .group(() => {
    router.post('bank-branches', [BankBranches, 'store']).as('store_bank_branch')
    router
      .put('bank-branches/:id', [BankBranches, 'update'])
      .where('id', idMatchers.uuid)
      .as('update_bank_branch')
  })
  .prefix('api/admin')
  .as('locations.admin')
  .use(middleware.access({ staff: 'bank-branches.update' }))
