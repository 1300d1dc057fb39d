import { sendSms } from '#app/notifications/jobs/send_sms'
import type { Trx } from '#app/shared/database'
import { on } from '#app/shared/events/outbox'
import './events.js'
import { stepNames } from './i18n/fa.js'

const phoneOf = async (userId: string, trx: Trx): Promise<string> => {
  const { phone } = await trx.from('users').where('id', userId).select('phone').firstOrFail()
  return phone
}

on('StepRejected', async ({ key, userId, step, reason }, then, trx) => {
  const phone = await phoneOf(userId, trx)
  await then(sendSms, {
    key: `step-rejected:${key}`,
    phone,
    template: 'step-rejected',
    params: { step: stepNames[step], reason },
  })
})

on('StepsApproved', async ({ registrationId, userId }, then, trx) => {
  const phone = await phoneOf(userId, trx)
  await then(sendSms, {
    key: `steps-approved:${registrationId}`,
    phone,
    template: 'steps-approved',
    params: {},
  })
})

on('CreditRefused', async ({ key, userId }, then, trx) => {
  const phone = await phoneOf(userId, trx)
  await then(sendSms, {
    key: `credit-refused:${key}`,
    phone,
    template: 'credit-refused',
    params: {},
  })
})
