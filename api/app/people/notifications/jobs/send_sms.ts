import app from '@adonisjs/core/services/app'
import { defineJob } from '#app/platform/jobs/queue'
import { Sms, type Message } from '../sms.js'

/**
 * Tells a customer of what has happened. `key` names the event and the person, so that a repeated job
 * sends nothing twice: `credit-allocated:<lineId>`. Codes never travel through jobs.
 */
export const sendSms = defineJob<Message>({
  name: 'send-sms',
  batch: 32,
  async run(message) {
    const sms = await app.container.make(Sms)
    if (!(await sms.send(message))) throw new Error('no SMS provider took the message')
  },
})
