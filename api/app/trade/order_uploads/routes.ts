import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idMatchers } from '#app/platform/http/id_matchers'
import { middleware } from '#start/kernel'

const { Uploads } = controllers.trade.orderUploads

router
  .group(() => {
    router
      .get('template', [Uploads, 'template'])
      .as('template')
      .use([middleware.access({ staff: 'order-uploads.list' }), middleware.document()])
    router
      .get(':id/rows', [Uploads, 'rows'])
      .as('rows')
      .use(middleware.access({ staff: 'order-uploads.list' }))
    router
      .get(':id/rejected', [Uploads, 'rejected'])
      .as('rejected')
      .use([middleware.access({ staff: 'order-uploads.list' }), middleware.document()])
    router
      .post('', [Uploads, 'store'])
      .as('store')
      .use([middleware.access({ staff: 'order-uploads.post' }), middleware.idempotent({})])
    router
      .post(':id/post', [Uploads, 'post'])
      .as('post')
      .use([middleware.access({ staff: 'order-uploads.post' }), middleware.idempotent({})])
  })
  .prefix('api/distributor/orders/uploads')
  .where('id', idMatchers.uuid)
  .as('distributor.orders.uploads')
