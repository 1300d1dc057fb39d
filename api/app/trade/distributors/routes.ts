import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idMatchers } from '#app/platform/http/id_matchers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router
      .get(':plan/my-province', [controllers.trade.distributors.Directory, 'mine'])
      .use(middleware.access('customer'))
    router
      .get(':plan', [controllers.trade.distributors.Directory, 'index'])
      .use(middleware.access('public'))
    router
      .get(':plan/:slug', [controllers.trade.distributors.Directory, 'show'])
      .where('slug', /^[a-z0-9-]+$/)
      .use(middleware.access('public'))
  })
  .prefix('api/distributors')
  .as('distributors')

router
  .get('api/distributor-logos/:id', [controllers.trade.distributors.Directory, 'logo'])
  .where('id', idMatchers.uuid)
  .as('distributors.logo')
  .use(middleware.access('public'))

router
  .group(() => {
    router.post('distributors', [controllers.trade.distributors.Distributors, 'store'])
    router.put('distributors/:id', [controllers.trade.distributors.Distributors, 'update'])
    router
      .put('distributors/:id/identity', [
        controllers.trade.distributors.Distributors,
        'updateIdentity',
      ])
      .where('id', idMatchers.uuid)
    router.post('branches', [controllers.trade.distributors.Distributors, 'storeBranch'])
    router.put('branches/:id', [controllers.trade.distributors.Distributors, 'updateBranch'])
  })
  .prefix('api/admin')
  .as('admin.commands')
  .use(middleware.access({ staff: 'distributors.update' }))

const { DistributorRequests } = controllers.trade.distributors

router
  .group(() => {
    router.post('distributors/:id/requests', [DistributorRequests, 'store'])
  })
  .prefix('api/admin')
  .as('admin.commands')
  .use(middleware.access({ staff: 'distributor-requests.ask' }))
