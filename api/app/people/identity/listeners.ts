import { sendSms } from '#app/people/notifications/jobs/send_sms'
import { on } from '#app/platform/events/outbox'

on('CodeReserved', async ({ id, phone, supportPhone }, then) => {
  const message = { template: 'code-reserved', params: { supportPhone } } as const
  await then(sendSms, { key: `code-reserved:${id}`, phone, ...message })
})
