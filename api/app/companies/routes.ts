import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Companies } = controllers.companies

router
  .group(() => {
    router.post('legal-company', [Companies, 'store']).as('register')
    router.get('assigned', [Companies, 'assigned']).as('assigned')
    router.get('', [Companies, 'show']).as('show')
    router.get('phases', [Companies, 'phases']).as('phases')
  })
  .prefix('api/legal/company')
  .as('companies')
  .use(middleware.access('customer'))
