import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Reports } = controllers.desk.distributorReports

const name = /^[a-z-]{1,40}$/

router
  .group(() => {
    router.get(':report', [Reports, 'show']).as('show')
    router.get(':report/export', [Reports, 'export']).as('export')
  })
  .prefix('api/distributor/reports')
  .where('report', name)
  .as('distributor.reports')
  .use([middleware.access({ staff: 'distributor-reports.read' }), middleware.document()])

router
  .group(() => {
    router.get(':report', [Reports, 'showToBank']).as('show')
    router.get(':report/export', [Reports, 'exportToBank']).as('export')
  })
  .prefix('api/admin/distributor-reports')
  .where('report', name)
  .as('admin.distributor-reports')
  .use([middleware.access({ staff: 'distributor-reports.read' }), middleware.document()])
