import router from '@adonisjs/core/services/router'
import { parcelMoves } from '#contracts/cards'
import { idMatchers } from '#app/platform/http/id_matchers'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const {
  AdminCards,
  CardFreezes,
  Cards,
  CardSecrets,
  DeliveryAddresses,
  Parcels,
  PrintBatches,
  PrintRequests,
} = controllers.cards.issuing

const callsOfKeepers = () => {
  router.get('self', [Cards, 'self'])
  router.get('self/cvv2', [Cards, 'cvv2'])
  router.post('self/cvv2', [CardSecrets, 'cvv2'])
  router.post('activate', [Cards, 'activate'])
  router.post('activate/cvv2', [CardSecrets, 'checkCvv2'])
  router.put('disable', [Cards, 'disable'])
  router.put('freeze', [CardFreezes, 'freeze'])
  router.put('unfreeze', [CardFreezes, 'unfreeze'])
  router.put('reissue', [Cards, 'reissue'])
  router.post('otp-start', [CardSecrets, 'start']).as('otp_start')
  router.post('otp-resend', [CardSecrets, 'start']).as('otp_resend')
  router.post('pin1-forget', [CardSecrets, 'forget'])
  router.post('password-reset-status', [CardSecrets, 'resetStatus'])
  router.put('pin1-change', [CardSecrets, 'change'])
}

router.group(callsOfKeepers).prefix('api/card').as('cards').use(middleware.access('customer'))

/** For company cards, with any token. company §7 "Card" */
router
  .group(() => {
    callsOfKeepers()
    router.get('agreement-info', [Cards, 'agreementInfo']).as('agreement_info')
  })
  .prefix('api/card/legal/:companyUniqueSerial')
  .where('companyUniqueSerial', idMatchers.uuid)
  .as('cards.legal')
  .use(middleware.access('customer'))

router
  .get('api/user/agreement-info', [Cards, 'agreementInfo'])
  .as('cards.agreement_info')
  .use(middleware.access('customer'))

router
  .group(() => {
    const card = 'users/:userId/cards/:cardId'
    router.get('users/:userId', [DeliveryAddresses, 'index'])
    router.get(`${card}/card-delivery-address`, [DeliveryAddresses, 'show'])
    router.get(`${card}/is-assigned`, [DeliveryAddresses, 'isAssigned'])
    router.post('addresses/:addressId/cards/:cardId', [DeliveryAddresses, 'choose'])
  })
  .prefix('api/card-delivery-addresses')
  .as('cards')
  .use(middleware.access('customer'))

const moves = Object.keys(parcelMoves)

router
  .group(() => {
    router
      .post('cards/:id/print', [AdminCards, 'print'])
      .use(middleware.access({ staff: 'cards.print' }))
    router
      .post('cards/:id/confirm-address', [AdminCards, 'confirmAddress'])
      .use(middleware.access({ staff: 'cards.confirm-address' }))
    router
      .post('cards/:id/disable', [AdminCards, 'disable'])
      .use(middleware.access({ staff: 'cards.disable' }))
    router
      .post('print-batches', [PrintBatches, 'store'])
      .use(middleware.access({ staff: 'cards.print' }))
    router
      .get('print-batches/:id/file', [PrintBatches, 'file'])
      .use([middleware.access({ staff: 'cards.print-file' }), middleware.document()])
    router
      .post('print-batches/:id/result', [PrintBatches, 'result'])
      .use(middleware.access({ staff: 'cards.print' }))
    router
      .post('print-batches/:id/cancel', [PrintRequests, 'store'])
      .as('print_batches.cancel')
      .use(middleware.access({ staff: 'cards.print' }))
    router
      .post('parcels/answers', [Parcels, 'answers'])
      .use(middleware.access({ staff: 'parcels.move' }))
    for (const move of moves) {
      router
        .post(`parcels/:id/${move}`, [Parcels, 'move'])
        .as(`parcels.${move}`)
        .use(middleware.access({ staff: 'parcels.move', partner: 'courier' }))
    }
  })
  .prefix('api/admin')
  .as('cards')

router
  .group(() => {
    for (const move of moves) router.post(move, [Parcels, 'move']).as(move)
  })
  .prefix('api/external/courier/parcels/:id')
  .as('courier.parcels')
  .use(middleware.access({ partner: 'courier' }))
