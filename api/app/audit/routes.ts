import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { resourceRoutes } from '#app/shared/resource/routes'
import { middleware } from '#start/kernel'
import lines from './audit_resource.js'

/** Stands before the list's own `:id`. */
router
  .get('api/admin/audit/verify', [controllers.audit.AuditChain, 'show'])
  .as('admin.audit.verify')
  .use(middleware.access({ staff: 'audit.read' }))

resourceRoutes(lines)
