import { companyIn } from '#app/people/owners/owner'
import { notify } from '#app/people/notifications/notify'
import { on } from '#app/platform/events/outbox'
import { system } from '#app/platform/audit/actor'
import './events.js'
import { contractSigned } from './steps/contract_signed.js'

on('CardHolderRefused', ({ holderId, companyId, what, reason, at }, then, trx) => {
  const params = { step: what, reason }
  const key = `card-holder-refused:${holderId}:${at}`
  return notify(companyIn(companyId), { key, template: 'step-rejected', params }, then, trx)
})

on('CardHolderReopened', ({ companyId, what, key }, then, trx) => {
  const params = { step: what }
  const message = { key: `card-holder-reopened:${key}`, template: 'part-reopened', params } as const
  return notify(companyIn(companyId), message, then, trx)
})

on('ApprobationAccepted', async ({ documentType, documentId }, _then, trx) => {
  if (documentType !== 'CARD_CONTRACT') return
  await contractSigned({ actor: system('signatures'), contractId: documentId }, trx)
})
