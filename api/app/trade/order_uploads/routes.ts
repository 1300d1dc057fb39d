import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idMatchers } from '#app/platform/http/id_matchers'
import { middleware } from '#start/kernel'

const { UploadRows, Uploads } = controllers.trade.orderUploads

/** As far as a spreadsheet counts. */
const rowNumber = { match: /^\d{1,7}$/ }

router
  .group(() => {
    router
      .get('template', [Uploads, 'template'])
      .as('template')
      .use([middleware.access({ staff: 'order-uploads.list' }), middleware.document()])
    router
      .get(':id/rows', [UploadRows, 'index'])
      .as('rows')
      .use(middleware.access({ staff: 'order-uploads.list' }))
    router
      .put(':id/rows/:row', [UploadRows, 'update'])
      .where('row', rowNumber)
      .as('mend')
      .use(middleware.access({ staff: 'order-uploads.post' }))
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
