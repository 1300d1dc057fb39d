import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { demoOnly } from './demo_only.js'

const { DemoCards, DemoClock, DemoMessages, PhonePage } = controllers.site.demo

router
  .group(() => {
    router.get('sms', [DemoMessages, 'index']).as('sms').use(middleware.access('public'))
    router.get('phones', [DemoMessages, 'phones']).as('phones').use(middleware.access('public'))
    router.get('cards', [DemoCards, 'index']).as('cards').use(middleware.access('public'))
    router.get('clock', [DemoClock, 'show']).as('clock').use(middleware.access('public'))
    router
      .post('clock', [DemoClock, 'advance'])
      .as('clock.advance')
      .use(middleware.access({ staff: 'demo.clock' }))
  })
  .prefix('api/demo')
  .as('demo')
  .use(demoOnly)

router
  .group(() => {
    router.get('phone', [PhonePage, 'show']).as('page')
    router.get('pos', [PhonePage, 'pos']).as('pos')
    router.get(':file', [PhonePage, 'file']).as('file')
  })
  .prefix('demo')
  .as('demo-phone')
  .use([demoOnly, middleware.access('public')])
