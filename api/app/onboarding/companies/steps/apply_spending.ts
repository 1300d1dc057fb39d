import { widensCeiling, widensMethod } from '#contracts/spending'
import type { CustomerActor, StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { publish } from '#app/platform/events/outbox'
import { newId } from '#app/platform/values/ids'
import { spendingFacts, spendingText, type WantedSpending } from '../domain/spending_change.js'
import '../events.js'
import { holderCeilings } from '../holder_ceilings.js'
import { holderNameOf, methodOf } from '../queries/spending.js'

export const widens = (change: WantedSpending): boolean =>
  change.kind === 'METHOD'
    ? widensMethod(change.before, change.after)
    : widensCeiling(change.before, change.after)

/**
 * Whether what a change is about is what it was, and its holder the same person. The caller holds the company, and the
 * holder before it.
 */
export const isAsAsked = async (
  companyId: string,
  change: WantedSpending,
  trx: Trx
): Promise<boolean> => {
  if (change.kind === 'METHOD') return (await methodOf(companyId, trx)) === change.before
  const now = await holderCeilings().current(change.holderId, trx)
  return now?.ceiling === change.before && now.nationalCode === change.nationalCode
}

const lineOf = (companyId: string, change: WantedSpending) =>
  change.kind === 'METHOD'
    ? ({
        command: 'companies.set-payment-method',
        subject: { type: 'companies', id: companyId },
      } as const)
    : ({
        command: 'card-holders.set-ceiling',
        subject: { type: 'card-holders', id: change.holderId },
      } as const)

interface Applied {
  /** Whoever makes it hold: its proposer, or who consents. */
  actor: CustomerActor | StaffActor
  companyId: string
  change: WantedSpending
}

/** Holds from now on; members, and holders whom it concerns, are told. */
export const applySpending = async (
  { actor, companyId, change }: Applied,
  trx: Trx
): Promise<void> => {
  const text = spendingText(change, await holderNameOf(companyId, change, trx))
  if (change.kind === 'METHOD') {
    const row = { payment_method: change.after, updated_at: clock.businessNow().toJSDate() }
    await trx.from('companies').where('id', companyId).update(row)
  } else await holderCeilings().set(change.holderId, change.after, trx)
  await audit({ actor, ...lineOf(companyId, change), ...spendingFacts(change) }, trx)
  const holderId = change.kind === 'CEILING' ? change.holderId : null
  await publish('CompanySpendingChanged', { key: newId(), companyId, holderId, text }, trx)
}
