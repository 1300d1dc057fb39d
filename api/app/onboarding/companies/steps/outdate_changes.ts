import { consentersOf } from '#contracts/spending'
import { clock } from '#app/platform/time/clock'
import { prepared, type Trx } from '#app/platform/database/database'
import { publish } from '#app/platform/events/outbox'
import type { SignatureRule } from '../domain/rule.js'
import { spendingText, type BoundSpending } from '../domain/spending_change.js'
import '../events.js'
import { membersOf } from '../queries/board.js'
import { holderNameSql, spendingSql } from '../queries/changes.js'
import { newestRule } from '../queries/current_rule.js'

interface Outdated {
  companyId: string
  /** The rule for which they were proposed, where another one is in force by now. */
  before?: SignatureRule
  /** Only what waits for this holder, who leaves or becomes another person. */
  holderId?: string
}

interface Change {
  id: string
  proposedBy: string
  holderName: string | null
  spending: BoundSpending | null
}

const sql = `
  select id, proposed_by as "proposedBy", ${holderNameSql('change')} as "holderName", ${spendingSql('change')} as spending
    from rule_changes change
   where company_id = ? and status = 'PENDING' and coalesce(?::uuid, holder_id) is not distinct from holder_id`

/**
 * What waits was meant for a rule, or for a person, who are no more: it ends, and whoever was asked to consent to wider
 * spending hears what it was about, and its proposer too. The caller holds the company.
 */
export const outdateChanges = async (
  { companyId, before, holderId }: Outdated,
  trx: Trx
): Promise<void> => {
  const named = [companyId, holderId ?? null]
  const waiting = await prepared<Change>('waiting_changes', sql, named, trx)
  const rule = before ?? (await newestRule(companyId, trx))
  for (const { id, proposedBy, holderName, spending } of waiting) {
    const row = { status: 'OUTDATED', decided_at: clock.businessNow().toJSDate() }
    await trx.from('rule_changes').where({ id }).update(row)
    if (!spending || !rule) continue
    const told = [proposedBy, ...consentersOf(rule, proposedBy)]
    const members = await membersOf(companyId, trx)
    const phones = members.filter((member) => told.includes(member.id)).map(({ phone }) => phone)
    const text = spendingText(spending, holderName ?? '')
    await publish('CompanyRuleDropped', { changeId: id, phones, by: null, reason: null, text }, trx)
  }
}
