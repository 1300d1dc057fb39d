import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router.get('live', [controllers.platform.Health, 'live'])
    router.get('ready', [controllers.platform.Health, 'ready'])
    router.get('jobs', [controllers.platform.Health, 'jobs'])
  })
  .prefix('health')
  .as('health')
  .use(middleware.access('public'))

router
  .get('metrics', [controllers.platform.Metrics, 'show'])
  .as('metrics')
  .use(middleware.access('public'))

/** Whoever asked for a large export follows it here; nobody else does. */
for (const audience of ['admin', 'distributor']) {
  router
    .get(`api/${audience}/exports/:id`, [controllers.platform.Exports, 'show'])
    .as(`${audience}.exports.show`)
    .use(middleware.access('staff'))
}
router
  .get('api/exports/:id/file', [controllers.platform.Exports, 'file'])
  .as('exports.file')
  .use(middleware.access('public'))

/** Whoever holds a file that we signed asks whether it is still what left us. */
router
  .get('api/signed-files/:id', [controllers.platform.SignedFiles, 'show'])
  .as('signed_files.show')
  .use(middleware.access('public'))

/** Whoever may decide a kind of request, or has asked, is told by the kind itself. */
const { ChangeRequests } = controllers.platform
router
  .group(() => {
    router.post('bulk/approve', [ChangeRequests, 'approveAll']).use(middleware.idempotent({}))
    router.post('bulk/reject', [ChangeRequests, 'rejectAll'])
    router.post(':id/approve', [ChangeRequests, 'approve']).use(middleware.idempotent({}))
    router.post(':id/reject', [ChangeRequests, 'reject'])
    router.post(':id/withdraw', [ChangeRequests, 'withdraw'])
  })
  .prefix('api/admin/change-requests')
  .as('admin.commands')
  .use(middleware.access('bank-staff'))
