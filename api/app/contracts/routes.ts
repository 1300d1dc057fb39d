import router from '@adonisjs/core/services/router'
import { contractTypes } from '#contracts/contracts'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Contracts } = controllers.contracts
const ofTypes = new RegExp(`^(?:${contractTypes.join('|')})$`)

router
  .group(() => {
    router.get('', [Contracts, 'index'])
    router.get(':contractType', [Contracts, 'show']).where('contractType', ofTypes)
    router.post('sign-contract', [Contracts, 'sign'])
  })
  .prefix('api/user-contract/:plan')
  .as('contracts')
  .use(middleware.access('customer'))
