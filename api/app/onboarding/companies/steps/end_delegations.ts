import { couldCount, isDelegable } from '#contracts/delegations'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { publish } from '#app/platform/events/outbox'
import '../events.js'
import { newestRule } from '../queries/current_rule.js'
import { liveDelegations } from '../queries/delegations.js'

/**
 * Ends the delegations of who may not sign any more or has left, and of delegates who cannot be one under the rule of
 * today: a later change of the rule does not bring them back. The caller holds the company.
 */
export const endDelegations = async (companyId: string, trx: Trx): Promise<void> => {
  const rule = await newestRule(companyId, trx)
  for (const delegation of await liveDelegations(companyId, trx)) {
    if (rule && isDelegable(delegation) && couldCount(rule, delegation.delegateId)) continue
    await trx
      .from('delegations')
      .where('id', delegation.id)
      .update({ status: 'ENDED', ended_at: clock.businessNow().toJSDate() })
    await publish('DelegationEnded', { delegationId: delegation.id }, trx)
  }
}
