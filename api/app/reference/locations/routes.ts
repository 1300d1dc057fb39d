import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idMatchers } from '#app/platform/http/id_matchers'
import { middleware } from '#start/kernel'

const { BankBranches, PlaceCommands } = controllers.reference.locations

/** Places, guilds and branches of the bank are no secret: the same for everybody. */
router
  .group(() => {
    router.get('provinces', [controllers.reference.locations.Places, 'provinces'])
    router.get('cities', [controllers.reference.locations.Places, 'cities'])
    router.get('districts', [controllers.reference.locations.Places, 'districts'])
    router.get('guilds/:plan', [controllers.reference.locations.Places, 'guilds'])
    router.get('bank-branch/:pageSize/:pageNumber', [BankBranches, 'index'])
  })
  .prefix('api')
  .as('locations')
  .use(middleware.access('public'))

router
  .group(() => {
    router.post('provinces', [PlaceCommands, 'storeProvince']).as('store_province')
    router.put('provinces/:id', [PlaceCommands, 'updateProvince']).as('update_province')
    router.post('cities', [PlaceCommands, 'storeCity']).as('store_city')
    router.put('cities/:id', [PlaceCommands, 'updateCity']).as('update_city')
    router.post('districts', [PlaceCommands, 'storeDistrict']).as('store_district')
    router.put('districts/:id', [PlaceCommands, 'updateDistrict']).as('update_district')
    router.post('guilds', [PlaceCommands, 'storeGuild']).as('store_guild')
    router.put('guilds/:id', [PlaceCommands, 'updateGuild']).as('update_guild')
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
