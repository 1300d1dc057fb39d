import { companyIn } from '#app/owners/owner'
import { sendSms } from '#app/notifications/jobs/send_sms'
import { notify } from '#app/notifications/notify'
import type { Trx } from '#app/shared/database'
import { on } from '#app/shared/events/outbox'
import './events.js'
import { stepNames } from './i18n/fa.js'
import { isAccepted } from './queries/is_accepted.js'

const phonesOf = async (companyId: string, trx: Trx): Promise<string[]> => {
  const members: { phone: string }[] = await trx
    .from('memberships')
    .where('company_id', companyId)
    .select('phone')
  return members.map(({ phone }) => phone)
}

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
  for (const phone of await phonesOf(companyId, trx)) {
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

/** A company that the bank has not accepted may have named anybody: its rule is announced to nobody. */
on('CompanyRuleChanged', async ({ companyId, version }, then, trx) => {
  if (version === 1 || !(await isAccepted(companyId, trx))) return
  for (const phone of await phonesOf(companyId, trx)) {
    const message = { template: 'company-rule-changed', params: {} } as const
    await then(sendSms, {
      ...message,
      key: `company-rule-changed:${companyId}:${version}:${phone}`,
      phone,
    })
  }
})
