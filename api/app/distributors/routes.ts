import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idMatchers } from '#app/shared/http/id_matchers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router
      .get(':plan/my-province', [controllers.distributors.Directory, 'mine'])
      .use(middleware.access('customer'))
    router
      .get(':plan', [controllers.distributors.Directory, 'index'])
      .use(middleware.access('public'))
    router
      .get(':plan/:slug', [controllers.distributors.Directory, 'show'])
      .where('slug', /^[a-z0-9-]+$/)
      .use(middleware.access('public'))
  })
  .prefix('api/distributors')
  .as('distributors')

router
  .get('api/distributor-logos/:id', [controllers.distributors.Directory, 'logo'])
  .where('id', idMatchers.uuid)
  .as('distributors.logo')
  .use(middleware.access('public'))

router
  .group(() => {
    router.post('distributors', [controllers.distributors.Distributors, 'store'])
    router.put('distributors/:id', [controllers.distributors.Distributors, 'update'])
    router
      .put('distributors/:id/identity', [controllers.distributors.Distributors, 'updateIdentity'])
      .where('id', idMatchers.uuid)
    router.post('branches', [controllers.distributors.Distributors, 'storeBranch'])
    router.put('branches/:id', [controllers.distributors.Distributors, 'updateBranch'])
  })
  .prefix('api/admin')
  .as('admin.commands')
  .use(middleware.access({ staff: 'distributors.update' }))

const { DistributorRequests } = controllers.distributors

router
  .group(() => {
    router.post('distributors/:id/requests', [DistributorRequests, 'store'])
  })
  .prefix('api/admin')
  .as('admin.commands')
  .use(middleware.access({ staff: 'distributor-requests.ask' }))
