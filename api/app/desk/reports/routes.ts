import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .get('api/admin/dashboard', [controllers.desk.reports.Dashboard, 'show'])
  .as('admin.dashboard')
  .use(middleware.access({ staff: 'dashboard.read' }))

router
  .get('api/admin/search', [controllers.desk.reports.Search, 'index'])
  .as('admin.search')
  .use(middleware.access('staff'))
