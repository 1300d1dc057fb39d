import type { ApplicationService } from '@adonisjs/core/types'
import { Sms } from '#app/notifications/sms'

/** Binds the SMS providers that the environment names. */
export default class NotificationsProvider {
  constructor(private app: ApplicationService) {}

  register() {
    this.app.container.singleton(Sms, async () => {
      const { configuredAdapters } = await import('#app/notifications/providers')
      return new Sms(configuredAdapters())
    })
  }
}
