import { notify } from '#app/people/notifications/notify'
import { on } from '#app/platform/events/outbox'
import './events.js'
import { stepNames } from './i18n/fa.js'
import { visitAsked } from './queries/visit_of.js'

/** Once in each round, whatever was the last that had been missing. */
on('VisitAwaited', async ({ key, registrationId, owner }, then, trx) => {
  const params = await visitAsked(registrationId, trx)
  if (!params) return
  await notify(owner, { key: `visit-asked:${key}`, template: 'visit-asked', params }, then, trx)
})

on('StepRejected', async ({ key, owner, step, reason }, then, trx) => {
  await notify(
    owner,
    {
      key: `step-rejected:${key}`,
      template: 'step-rejected',
      params: { step: stepNames[step], reason },
    },
    then,
    trx
  )
})

on('StepReopened', async ({ key, owner, step }, then, trx) => {
  await notify(
    owner,
    { key: `step-reopened:${key}`, template: 'step-reopened', params: { step: stepNames[step] } },
    then,
    trx
  )
})

on('StepsApproved', async ({ key, owner }, then, trx) => {
  await notify(
    owner,
    {
      key: `steps-approved:${key}`,
      template: 'steps-approved',
      params: {},
    },
    then,
    trx
  )
})

on('CreditRefused', async ({ key, owner }, then, trx) => {
  await notify(
    owner,
    {
      key: `credit-refused:${key}`,
      template: 'credit-refused',
      params: {},
    },
    then,
    trx
  )
})
