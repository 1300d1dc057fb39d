import { sendSms } from '#app/people/notifications/jobs/send_sms'
import { on } from '#app/platform/events/outbox'

/** Both are told: whoever has the old phone may be the one from whom it was taken. */
on('PhoneChanged', async ({ requestId, from, to }, then) => {
  for (const phone of [from, to]) {
    const template = phone === from ? 'phone-left' : 'phone-changed'
    await then(sendSms, { key: `phone-changed:${requestId}:${phone}`, phone, template, params: {} })
  }
})
