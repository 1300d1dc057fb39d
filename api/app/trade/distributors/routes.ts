import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idMatchers } from '#app/platform/http/id_matchers'
import { middleware } from '#start/kernel'

const { Branches, Directory, DistributorRequests, Distributors, OwnBranches } =
  controllers.trade.distributors

router
  .group(() => {
    router.get(':plan/my-province', [Directory, 'mine']).use(middleware.access('customer'))
    router.get(':plan', [Directory, 'index']).use(middleware.access('public'))
    router
      .get(':plan/:slug', [Directory, 'show'])
      .where('slug', /^[a-z0-9-]+$/)
      .use(middleware.access('public'))
  })
  .prefix('api/distributors')
  .as('distributors')

router
  .get('api/distributor-logos/:id', [Directory, 'logo'])
  .where('id', idMatchers.uuid)
  .as('distributors.logo')
  .use(middleware.access('public'))

router
  .group(() => {
    router.post('distributors', [Distributors, 'store'])
    router.put('distributors/:id', [Distributors, 'update'])
    router
      .put('distributors/:id/identity', [Distributors, 'updateIdentity'])
      .where('id', idMatchers.uuid)
  })
  .prefix('api/admin')
  .as('admin.commands')
  .use(middleware.access({ staff: 'distributors.update' }))

router
  .group(() => {
    router.post('branches', [Branches, 'store']).as('distributors.store_branch')
    router.put('branches/:id', [Branches, 'update']).as('distributors.update_branch')
  })
  .prefix('api/admin')
  .as('admin.commands')
  .use(middleware.access({ staff: 'branches.update' }))

router
  .group(() => {
    router.post('branches', [OwnBranches, 'store'])
    router.put('branches/:id', [OwnBranches, 'update'])
  })
  .prefix('api/distributor')
  .as('distributor.commands')
  .use(middleware.access({ staff: 'branches.update' }))

router
  .group(() => {
    router.post('distributors/:id/requests', [DistributorRequests, 'store'])
  })
  .prefix('api/admin')
  .as('admin.commands')
  .use(middleware.access({ staff: 'distributor-requests.ask' }))
