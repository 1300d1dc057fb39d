import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { resourceRoutes } from '#app/shared/resource/routes'
import { middleware } from '#start/kernel'
import { audit } from './resources/audit.js'
import { sms } from './resources/sms.js'
import { users } from './resources/users.js'

for (const resource of [audit, sms, users]) resourceRoutes(resource)

router
  .get('api/admin/dashboard', [controllers.reports.Dashboard, 'show'])
  .as('admin.dashboard')
  .use(middleware.access({ staff: 'dashboard.read' }))
