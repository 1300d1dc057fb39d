import { companyIn } from '#app/owners/owner'
import { notify } from '#app/notifications/notify'
import { on } from '#app/shared/events/outbox'
import './events.js'

on('CardHolderRefused', ({ holderId, companyId, what, reason, at }, then, trx) => {
  const params = { step: what, reason }
  const key = `card-holder-refused:${holderId}:${at}`
  return notify(companyIn(companyId), { key, template: 'step-rejected', params }, then, trx)
})
