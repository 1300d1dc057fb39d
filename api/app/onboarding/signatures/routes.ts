import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Evidence } = controllers.onboarding.signatures

router
  .group(() => {
    router
      .get('company-orders/:id/evidence', [Evidence, 'ofInvoice'])
      .as('invoice')
      .use(middleware.document())
    router
      .get('card-contracts/:id/evidence', [Evidence, 'ofContract'])
      .as('contract')
      .use(middleware.document())
  })
  .prefix('api/legal/admin')
  .as('signatures.evidence')
  .use(middleware.access({ staff: 'companies.evidence' }))
