import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router.get('obligations/:plan', [controllers.statements.Obligations, 'show']).as('obligations')
    router
      .get('statement/:plan', [controllers.statements.Statements, 'show'])
      .as('statement')
      .use(middleware.document())
  })
  .prefix('api')
  .as('statements')
  .use(middleware.access('customer'))

router
  .group(() => {
    router
      .get('statement', [controllers.statements.Statements, 'ofHolder'])
      .as('statement')
      .use(middleware.document())
    router.get('obligations', [controllers.statements.Obligations, 'ofHolder']).as('obligations')
  })
  .prefix('api/legal/company/card-holder/:userId')
  .as('statements.holder')
  .use(middleware.access('customer'))

router
  .get('api/admin/customers/:userId/view', [controllers.statements.CustomerViews, 'show'])
  .as('admin.customers.view')
  .use(middleware.access({ staff: 'customers.view' }))
