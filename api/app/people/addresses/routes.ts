import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Addresses } = controllers.people.addresses

router
  .group(() => {
    router.get('', [Addresses, 'index'])
    router.post('', [Addresses, 'store']).use(middleware.idempotent({}))
    router.post(':id/select', [Addresses, 'select'])
  })
  .prefix('api/addresses')
  .as('addresses')
  .use(middleware.access('customer'))
