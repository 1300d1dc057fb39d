import '#app/onboarding/companies/events'
import { membersOf } from '#app/onboarding/companies/queries/board'
import { companyIn } from '#app/people/owners/owner'
import { contactsOf } from '#app/people/owners/queries/contacts_of'
import { sendBundled } from '#app/people/notifications/bundles'
import { sendSms } from '#app/people/notifications/jobs/send_sms'
import { on } from '#app/platform/events/outbox'
import { askSigners } from './jobs/ask_signers.js'
import { reassessApprobations } from './jobs/reassess_approbations.js'
import { awaited, messagesToSigners, sayings } from './steps/messages_to_signers.js'

on('ApprobationOpened', async ({ round, ...asked }, then, trx) => {
  // A CEO replaces a contract, and a distributor changes an invoice, at will: the job spaces what signatories hear of it.
  if (round > 1 || asked.documentType === 'CARD_CONTRACT') return then(askSigners, asked)
  const template = sayings[asked.documentType].first
  const { approbation, params } = await awaited(asked, trx)
  const { companyId: sender, amount } = approbation
  const bundle = { template: 'approbations-asked', sender, amount } as const
  for (const message of await messagesToSigners({ ...asked, key: '1', template }, trx)) {
    await sendBundled(message, { ...bundle, params: { company: params.company } }, then, trx)
  }
})

on('SignersNudged', async ({ at, ...asked }, then, trx) => {
  const template = sayings[asked.documentType].nudged
  for (const message of await messagesToSigners({ ...asked, key: at, template }, trx)) {
    await then(sendSms, message)
  }
})

on('ApprobationAccepted', async ({ round, ...asked }, then, trx) => {
  const { approbation, params } = await awaited(asked, trx)
  const template = sayings[asked.documentType].accepted
  for (const { phone } of await contactsOf(companyIn(approbation.companyId), trx)) {
    await then(sendSms, { key: `${template}:${approbation.id}:${round}`, phone, template, params })
  }
})

/** Everybody in the company learns who refused what and why, but for whoever did. */
on('DocumentRefused', async ({ documentType, documentId, round, ...refusal }, then, trx) => {
  const { memberId, by, byPhone, reason, isOver } = refusal
  const { approbation, params } = await awaited({ documentType, documentId }, trx)
  const template = sayings[documentType][isOver ? 'refused' : 'refusedByOne']
  for (const { phone } of await membersOf(approbation.companyId, trx)) {
    if (phone === byPhone) continue
    const key = `${template}:${approbation.id}:${round}:${memberId}:${phone}`
    const said = { company: params.company, document: params.document, member: by, reason }
    await then(sendSms, { key, phone, template, params: said })
  }
})

on('CompanyRuleChanged', ({ companyId }, then) => then(reassessApprobations, { companyId }))
