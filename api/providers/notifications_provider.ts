import type { ApplicationService } from '@adonisjs/core/types'
import { Sms } from '#app/notifications/sms'

/** Binds the SMS providers that the environment and staff name. */
export default class NotificationsProvider {
  constructor(private app: ApplicationService) {}

  register() {
    this.app.container.singleton(Sms, async () => {
      const { smsSetup } = await import('#app/notifications/setup')
      return new Sms(smsSetup)
    })
  }
}
