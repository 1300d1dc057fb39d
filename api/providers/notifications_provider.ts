import type { ApplicationService } from '@adonisjs/core/types'
import { Sms } from '#app/people/notifications/sms'

export default class NotificationsProvider {
  constructor(private app: ApplicationService) {}

  register() {
    this.app.container.singleton(Sms, async () => {
      const { smsSetup } = await import('#app/people/notifications/setup')
      return new Sms(smsSetup)
    })
  }
}
