import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router
      .post('sale', [controllers.partners.Sales, 'store'])
      .use(middleware.idempotent({ required: true }))
  })
  .prefix('api/external/supplier')
  .as('supplier')
  .use(middleware.access({ partner: 'supplier' }))
