import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router
      .get('obligations/:plan', [controllers.credit.statements.Obligations, 'show'])
      .as('obligations')
    router
      .get('statement/:plan', [controllers.credit.statements.Statements, 'show'])
      .as('statement')
      .use(middleware.document())
    router
      .get('clearance/:plan', [controllers.credit.statements.Clearances, 'show'])
      .as('clearance')
      .use(middleware.document())
  })
  .prefix('api')
  .as('statements')
  .use(middleware.access('customer'))

router
  .group(() => {
    router
      .get('statement', [controllers.credit.statements.Statements, 'ofHolder'])
      .as('statement')
      .use(middleware.document())
    router
      .get('obligations', [controllers.credit.statements.Obligations, 'ofHolder'])
      .as('obligations')
  })
  .prefix('api/legal/company/card-holder/:userId')
  .as('statements.holder')
  .use(middleware.access('customer'))

router
  .get('api/admin/customers/:userId/view', [controllers.credit.statements.CustomerViews, 'show'])
  .as('admin.customers.view')
  .use(middleware.access({ staff: 'customers.view' }))
