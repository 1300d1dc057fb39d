import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Sms, SmsTemplates, SmsProviders } = controllers.people.notifications

router
  .group(() => {
    router.put('sms-templates/:id', [SmsTemplates, 'update'])
    router.post('sms-templates/:id/requests', [SmsTemplates, 'ask'])
    router.put('sms-providers/:id', [SmsProviders, 'update'])
    router.post('sms-providers/:id/switch-off', [SmsProviders, 'switchOff'])
    router.post('sms-providers/:id/requests', [SmsProviders, 'ask'])
    router.post('sms-providers/clear-cache', [SmsProviders, 'clearCache'])
  })
  .prefix('api/admin')
  .as('admin.commands')
  .use(middleware.access({ staff: 'sms.configure' }))
router
  .post('api/admin/sms/:userId', [Sms, 'store'])
  .as('admin.commands.sms.store')
  .use([middleware.access({ staff: 'sms.send' }), middleware.idempotent({})])
router
  .delete('api/preference/clear-sms-gateway-cache', [SmsProviders, 'clearCache'])
  .as('sms_providers.clear_cache')
  .use(middleware.access({ staff: 'sms.configure' }))
