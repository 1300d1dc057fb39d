import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

/** Stands before the list's own `:id`. */
router
  .get('api/admin/audit/verify', [controllers.desk.audit.AuditChain, 'show'])
  .as('admin.audit.verify')
  .use(middleware.access({ staff: 'audit.read' }))
