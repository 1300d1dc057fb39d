import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { LateFees } = controllers.credit.lateFees

router
  .post('api/admin/credit/forgive-late-fee', [LateFees, 'forgive'])
  .as('credit.admin.forgive_late_fee')
  .use(middleware.access({ staff: 'late-fees.forgive' }))
  .use(middleware.idempotent({}))
