import { customerPhone } from '#app/notifications/customer_phone'
import { sendSms } from '#app/notifications/jobs/send_sms'
import { on } from '#app/shared/events/outbox'
import './events.js'
import { stepNames } from './i18n/fa.js'

on('StepRejected', async ({ key, userId, step, reason }, then, trx) => {
  const phone = await customerPhone(userId, trx)
  await then(sendSms, {
    key: `step-rejected:${key}`,
    phone,
    template: 'step-rejected',
    params: { step: stepNames[step], reason },
  })
})

on('StepReopened', async ({ key, userId, step }, then, trx) => {
  const phone = await customerPhone(userId, trx)
  await then(sendSms, {
    key: `step-reopened:${key}`,
    phone,
    template: 'step-reopened',
    params: { step: stepNames[step] },
  })
})

on('StepsApproved', async ({ registrationId, userId }, then, trx) => {
  const phone = await customerPhone(userId, trx)
  await then(sendSms, {
    key: `steps-approved:${registrationId}`,
    phone,
    template: 'steps-approved',
    params: {},
  })
})

on('CreditRefused', async ({ key, userId }, then, trx) => {
  const phone = await customerPhone(userId, trx)
  await then(sendSms, {
    key: `credit-refused:${key}`,
    phone,
    template: 'credit-refused',
    params: {},
  })
})
