import type { Owner } from '#contracts/owners'
import { notify, type EnqueueSms } from '#app/people/notifications/notify'
import type { Trx } from '#app/platform/database/database'
import { on } from '#app/platform/events/outbox'
import './events.js'
import { stepNames } from './i18n/fa.js'
import { visitAsked } from './queries/visit_of.js'

/** @returns whether the owner was told where to come */
const askForVisit = async (
  { key, registrationId, owner }: { key: string; registrationId: string; owner: Owner },
  then: EnqueueSms,
  trx: Trx
): Promise<boolean> => {
  const params = await visitAsked(registrationId, trx)
  if (!params) return false
  await notify(owner, { key: `visit-asked:${key}`, template: 'visit-asked', params }, then, trx)
  return true
}

on('VisitMayCome', async (file, then, trx) => {
  await askForVisit(file, then, trx)
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

on('StepsApproved', async ({ key, registrationId, owner }, then, trx) => {
  // Told with the branch already.
  if (await askForVisit({ key, registrationId, owner }, then, trx)) return
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
