import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const {
  CardContracts,
  CardHolders,
  Ceilings,
  ContractSignatures,
  HeldCards,
  HolderPapers,
  HolderReviews,
} = controllers.cards.cardholders

router
  .group(() => {
    router.get('card-holder', [CardHolders, 'index']).as('index')
    router.post('card-holder', [CardHolders, 'store']).as('register')
    router.get('former-card-holder', [CardHolders, 'former']).as('former')
    router.get('card-holder/:userId', [CardHolders, 'show']).as('show')
    router.delete('card-holder/:userId', [CardHolders, 'destroy']).as('remove')
    router.post('card-holder/:userId/contract', [CardContracts, 'store']).as('contract')
    router
      .get('card-holder/:userId/contract-form', [CardContracts, 'show'])
      .as('contract-form')
      .use(middleware.document())
    router.get('card-holder/:userId/approbation', [ContractSignatures, 'show']).as('approbation')
    router
      .get('card-holder/:userId/evidence', [CardContracts, 'evidence'])
      .as('evidence')
      .use(middleware.document())
    router.post('card-holder/:userId/otp-start', [ContractSignatures, 'start']).as('sign-code')
    router
      .post('card-holder/:userId/sign', [ContractSignatures, 'sign'])
      .as('sign')
      .use(middleware.idempotent({}))
    router
      .post('card-holder/:userId/reject', [ContractSignatures, 'reject'])
      .as('refuse')
      .use(middleware.idempotent({}))
    router.post('card-holder/:userId/token-start', [ContractSignatures, 'startToken']).as('token')
    router.post('card-holder/:userId/nudge', [ContractSignatures, 'nudge']).as('nudge')
    router.post('card-holder/:userId/ceiling/otp-start', [Ceilings, 'start']).as('ceiling-code')
    router.put('card-holder/:userId/ceiling', [Ceilings, 'update']).as('ceiling')
    router.post('assign-card-holder', [HeldCards, 'assign']).as('assign')
    router.post('disable-card/otp-start', [HeldCards, 'blockCode']).as('block-code')
    router.post('disable-card', [HeldCards, 'block']).as('block')
  })
  .prefix('api/legal/company')
  .as('card-holders')
  .use(middleware.access('customer'))

/** Calls of the held card are in `cards/routes.ts`. */
router
  .get('api/card/legal', [HeldCards, 'index'])
  .as('card-holders.held')
  .use(middleware.access('customer'))

router
  .group(() => {
    router.post('claim', [HolderReviews, 'claim']).as('claim')
    router.post('release', [HolderReviews, 'release']).as('release')
    router.post('verify', [HolderReviews, 'verifyHolder']).as('verify')
    router.post('reject', [HolderReviews, 'rejectHolder']).as('reject')
    router.post('reopen', [HolderReviews, 'reopenHolder']).as('reopen')
    router.post('contract/reopen', [HolderReviews, 'reopenContract']).as('reopen-contract')
    router.post('contract/verify', [HolderReviews, 'verifyContract']).as('verify-contract')
    router.post('contract/reject', [HolderReviews, 'rejectContract']).as('reject-contract')
  })
  .prefix('api/legal/admin/card-holders/:id')
  .as('card-holders.review')
  .use(middleware.access({ staff: 'card-holders.decide' }))

router
  .get('api/card-holder-papers/:id', [HolderPapers, 'show'])
  .as('card-holders.paper')
  .use(middleware.access('public'))
