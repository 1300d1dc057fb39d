import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Cards, CardSecrets, DeliveryAddresses } = controllers.cards

router
  .group(() => {
    router.get('self', [Cards, 'self'])
    router.get('self/cvv2', [Cards, 'cvv2'])
    router.post('activate', [Cards, 'activate'])
    router.put('disable', [Cards, 'disable'])
    router.put('reissue', [Cards, 'reissue'])
    router.post('otp-start', [CardSecrets, 'start']).as('otp_start')
    router.post('otp-resend', [CardSecrets, 'start']).as('otp_resend')
    router.post('pin1-forget', [CardSecrets, 'forget'])
    router.put('pin1-change', [CardSecrets, 'change'])
  })
  .prefix('api/card')
  .as('cards')
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
