import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idMatchers } from '#app/platform/http/id_matchers'
import { middleware } from '#start/kernel'

const { Views } = controllers.desk.views

/** Everybody's own; what a view shows is read with the rights of whoever opens it. */
for (const audience of ['admin', 'distributor']) {
  router
    .group(() => {
      router.get('', [Views, 'index']).as('index')
      router.post('', [Views, 'store']).as('store')
      router.delete(':id', [Views, 'destroy']).as('destroy').where('id', idMatchers.uuid)
    })
    .prefix(`api/${audience}/views`)
    .as(`${audience}.views`)
    .use(middleware.access('staff'))
}
