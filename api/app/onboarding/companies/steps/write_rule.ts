import { ruleFaultText } from '#contracts/words/rule_faults'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { BusinessRule } from '#app/platform/errors'
import { publish } from '#app/platform/events/outbox'
import { isSameRule, levelChanges, type SignatureRule } from '../domain/rule.js'
import type { Author } from '../domain/second_member.js'
import '../events.js'
import { draftRule, newestRule } from '../queries/current_rule.js'
import { endDelegations } from './end_delegations.js'
import { outdateChanges } from './outdate_changes.js'
import { tellRemoved } from './tell_removed.js'

interface Writing {
  companyId: string
  rule: SignatureRule
  author: Author
  confirmedBy?: Author
  /** The member with whom it begins, who was a newcomer until now. */
  joined?: string
}

const columnsOf = (author: Author, member: string, staff: string) =>
  'memberId' in author ? { [member]: author.memberId } : { [staff]: author.staffId }

/** @throws BusinessRule for a rule that nobody could ever meet */
export const assertReachable = ({ levels, minimumOptional }: SignatureRule): void => {
  const fault = ruleFaultText(Object.values(levels), minimumOptional)
  if (fault) throw new BusinessRule(fault)
}

/**
 * Puts a rule in force as the next version, and makes members and minimum follow it; the caller holds the company.
 * A change that waits for confirmation was meant for the rule before, and is outdated.
 * @returns the number of the version in force
 * @throws BusinessRule for a rule that nobody could ever meet
 */
export const writeRule = async (
  { companyId, rule, author, confirmedBy, joined }: Writing,
  trx: Trx
): Promise<number> => {
  assertReachable(rule)
  const newest = await newestRule(companyId, trx)
  await followRule(companyId, rule, trx)
  if (newest && isSameRule(newest, rule)) return newest.version
  const now = clock.businessNow().toJSDate()
  const version = (newest?.version ?? 0) + 1
  await trx
    .insertQuery()
    .table('company_rules')
    .insert({
      company_id: companyId,
      version,
      minimum_optional: rule.minimumOptional,
      levels: JSON.stringify(rule.levels),
      ...columnsOf(author, 'member_id', 'staff_id'),
      ...(confirmedBy && columnsOf(confirmedBy, 'confirmed_by_member', 'confirmed_by_staff')),
      created_at: now,
    })
  if (newest) await outdateChanges({ companyId, before: newest }, trx)
  await endDelegations(companyId, trx)
  await publish('CompanyRuleChanged', { companyId, version, ...(joined && { joined }) }, trx)
  return version
}

/** Members whom the rule does not name any more are removed. */
const followRule = async (companyId: string, rule: SignatureRule, trx: Trx) => {
  const now = clock.businessNow().toJSDate()
  for (const { memberId, after } of levelChanges(await draftRule(companyId, trx), rule)) {
    await trx
      .from('company_members')
      .where({ id: memberId, company_id: companyId })
      .update({ ...(after ? { level: after } : { removed_at: now }), updated_at: now })
    if (!after) await tellRemoved(companyId, memberId, trx)
  }
  await trx
    .from('companies')
    .where('id', companyId)
    .update({ minimum_optional: rule.minimumOptional, updated_at: now })
}
