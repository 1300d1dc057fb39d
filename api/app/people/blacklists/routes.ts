import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Blacklists } = controllers.people.blacklists

router
  .group(() => {
    router.post('', [Blacklists, 'store']).as('store')
    router.post(':id/remove', [Blacklists, 'remove']).as('remove')
  })
  .prefix('api/admin/blacklists')
  .as('admin.blacklist_entries')
  .use(middleware.access({ staff: 'blacklists.update' }))
