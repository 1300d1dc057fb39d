import router from '@adonisjs/core/services/router'
import { cardPartners } from '#contracts/partners'
import { idMatchers } from '#app/platform/http/id_matchers'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const {
  CardSales,
  Containers,
  DeviceCalls,
  DevicePayments,
  Devices,
  HeldPurchases,
  Merchants,
  PartnerCards,
} = controllers.trade.devices

/** The device's reference makes it idempotent, so no Idempotency-Key stores a PIN's hash. */
router
  .group(() => {
    router.post('detect-card', [DeviceCalls, 'detect'])
    router.post('scan-qr', [DeviceCalls, 'scan'])
    router.post('card-balance', [DeviceCalls, 'balance'])
    router.post('card-payment', [DevicePayments, 'store']).as('device_calls.pay')
    router
      .get('card-payment/:reference', [DevicePayments, 'show'])
      .where('reference', /^[\w-]{1,40}$/)
      .as('device_calls.show')
    router.post('card-reversal', [DevicePayments, 'reverse']).as('device_calls.reverse')
  })
  .prefix('api/device')
  .as('device')
  .use(middleware.access({ partner: 'device' }))

/** The partner's number makes it idempotent. Paths are logged, so they carry no card. */
for (const [scope, path] of cardPartners) {
  router
    .group(() => {
      router.post('card-verification', [PartnerCards, 'show']).as('card_sales.verify')
      router.post('sale', [CardSales, 'store'])
      router.post('cancel', [CardSales, 'cancel'])
      router.get('inquiry', [CardSales, 'inquiry'])
      router.get('list/:pageSize/:pageNumber', [CardSales, 'index'])
      router.post('remain-credit', [PartnerCards, 'remainCredit']).as('card_sales.remain_credit')
    })
    .prefix(`api/external/${path}`)
    .as(path)
    .use(middleware.access({ partner: scope }))
}

router
  .group(() => {
    router.post('', [Containers, 'store'])
    router.get(':id', [Containers, 'show'])
    router.post(':id/cancel', [Containers, 'cancel'])
  })
  .prefix('api/cpg/containers')
  .as('cpg.containers')
  .use(middleware.access({ partner: 'device' }))

router
  .get('api/card/legal/:companyUniqueSerial/purchases/:pageSize/:pageNumber', [
    HeldPurchases,
    'index',
  ])
  .where('companyUniqueSerial', idMatchers.uuid)
  .as('card_sales.held')
  .use(middleware.access('customer'))

router
  .group(() => {
    router
      .post('merchants', [Merchants, 'store'])
      .use(middleware.access({ staff: 'merchants.update' }))
    router
      .put('merchants/:id', [Merchants, 'update'])
      .use(middleware.access({ staff: 'merchants.update' }))
    router.post('devices', [Devices, 'store']).use(middleware.access({ staff: 'devices.register' }))
    router
      .post('devices/:id/activate', [Devices, 'activate'])
      .use(middleware.access({ staff: 'devices.activate' }))
    router
      .post('devices/:id/unlock', [Devices, 'unlock'])
      .use(middleware.access({ staff: 'devices.unlock' }))
    router
      .post('devices/:id/disable', [Devices, 'disable'])
      .use(middleware.access({ staff: 'devices.disable' }))
  })
  .prefix('api/admin')
  .as('admin.commands')
