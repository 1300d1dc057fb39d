import app from '@adonisjs/core/services/app'
import { defineJob } from '#app/platform/jobs/queue'
import AskDeliveries from '../actions/ask_deliveries.js'

export const askSmsDeliveries = defineJob({
  name: 'ask-sms-deliveries',
  cron: '* * * * *',
  async run() {
    await (await app.container.make(AskDeliveries)).execute()
  },
})
