import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { WriteOffs } = controllers.credit.writeOffs

router
  .post('api/admin/credit/write-off', [WriteOffs, 'store'])
  .as('credit.admin.write_off')
  .use(middleware.access({ staff: 'credit.write-off' }))
  .use(middleware.idempotent({}))
