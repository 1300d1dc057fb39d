import { companyIn } from '#app/owners/owner'
import { sendSms } from '#app/notifications/jobs/send_sms'
import { notify } from '#app/notifications/notify'
import { on } from '#app/shared/events/outbox'
import './events.js'
import { stepNames } from './i18n/fa.js'

on('CompanyStepRejected', async ({ companyId, step, key, reason }, then, trx) => {
  await notify(
    companyIn(companyId),
    {
      key: `company-step-rejected:${key}`,
      template: 'step-rejected',
      params: { step: stepNames[step], reason },
    },
    then,
    trx
  )
})

/** Whoever signs learns that they may: by the bank's own words, without what the company calls itself. */
on('CompanyAccepted', async ({ companyId, key }, then, trx) => {
  const members: { phone: string }[] = await trx
    .from('memberships')
    .where('company_id', companyId)
    .select('phone')
  for (const { phone } of members) {
    const message = { template: 'company-accepted', params: {} } as const
    await then(sendSms, { ...message, key: `company-accepted:${key}:${phone}`, phone })
  }
})

on('CompanyRuleProposed', async ({ changeId, phones }, then) => {
  for (const phone of phones) {
    const message = { template: 'company-rule-waits', params: {} } as const
    await then(sendSms, { ...message, key: `company-rule:${changeId}:${phone}`, phone })
  }
})
