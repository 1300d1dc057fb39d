import router from '@adonisjs/core/services/router'
import { contractTypes } from '#contracts/contracts'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Contracts, ContractFiles, ContractTemplates } = controllers.onboarding.contracts
const ofTypes = new RegExp(`^(?:${contractTypes.join('|')})$`)

router
  .group(() => {
    router.get('', [Contracts, 'index'])
    router.get(':contractType', [Contracts, 'show']).where('contractType', ofTypes)
    router
      .get(':contractType/pdf', [ContractFiles, 'own'])
      .where('contractType', ofTypes)
      .use(middleware.document())
    router.post('sign-contract', [Contracts, 'sign'])
  })
  .prefix('api/user-contract/:plan')
  .as('contracts')
  .use(middleware.access('customer'))

router
  .get('api/admin/contracts/:id/pdf', [ContractFiles, 'show'])
  .as('contracts.admin.pdf')
  .use([middleware.access({ staff: 'contracts.list' }), middleware.document()])

router
  .group(() => {
    router.post('contract-templates', [ContractTemplates, 'store'])
    router.put('contract-templates/:id', [ContractTemplates, 'update'])
    router.post('contract-templates/:id/requests', [ContractTemplates, 'ask'])
  })
  .prefix('api/admin')
  .as('contracts.admin')
  .use(middleware.access({ staff: 'contract-templates.update' }))
