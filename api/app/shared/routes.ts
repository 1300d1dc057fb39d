import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router.get('live', [controllers.shared.Health, 'live'])
    router.get('ready', [controllers.shared.Health, 'ready'])
    router.get('jobs', [controllers.shared.Health, 'jobs'])
  })
  .prefix('health')
  .as('health')
  .use(middleware.access('public'))

router
  .get('metrics', [controllers.shared.Metrics, 'show'])
  .as('metrics')
  .use(middleware.access('public'))

/** Whoever asked for a large export follows it here; nobody else does. */
for (const audience of ['admin', 'distributor']) {
  router
    .get(`api/${audience}/exports/:id`, [controllers.shared.Exports, 'show'])
    .as(`${audience}.exports.show`)
    .use(middleware.access('staff'))
}
router
  .get('api/exports/:id/file', [controllers.shared.Exports, 'file'])
  .as('exports.file')
  .use(middleware.access('public'))
