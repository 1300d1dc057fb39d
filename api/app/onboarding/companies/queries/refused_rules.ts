import type { ShownSpending } from '#contracts/spending'
import type { SignatureLevel } from '#contracts/quorum'
import { prepared } from '#app/platform/database/database'
import { paged, type Page, type Paged } from '#app/platform/resource/paging'
import { messages } from '../i18n/fa.js'
import { shownSpendingSql } from './changes.js'
import { nameOf, namesOf, type Names } from './member_names.js'
import { differenceOf, type RuleDifference } from './signature_rule.js'

/**
 * A proposed change that made no version: of the rule, because it never came into force; of what is spent without
 * signatures, whatever became of it. What it would have changed, who ended it, and why.
 */
export interface RefusedRule extends RuleDifference {
  changeId: string
  status: 'CONFIRMED' | 'REFUSED' | 'WITHDRAWN'
  spending: ShownSpending | null
  createdAt: Date
  decidedAt: Date
  proposedBy: string
  decidedBy: string
  /** Null where it was taken back, and where none was given. */
  reason: string | null
}

interface Row extends Omit<RefusedRule, keyof RuleDifference | 'decidedBy'> {
  decidedByMember: string | null
  minimumOptional: number
  levels: Record<string, SignatureLevel>
  minimumBefore: number
  levelsBefore: Record<string, SignatureLevel>
}

const decided = `(change.status in ('REFUSED', 'WITHDRAWN') or change.status = 'CONFIRMED' and change.kind <> 'RULE')`

const sql = `
  select change.id as "changeId", change.status, change.created_at as "createdAt",
         change.decided_at as "decidedAt", change.proposed_by as "proposedBy",
         change.decided_by_member as "decidedByMember", change.reason,
         ${shownSpendingSql('change')} as spending,
         change.minimum_optional as "minimumOptional", change.levels,
         base.minimum_optional as "minimumBefore", base.levels as "levelsBefore"
    from rule_changes change
    join company_rules base
      on base.company_id = change.company_id and base.version = change.base_version
   where change.company_id = ? and ${decided}
   order by change.decided_at desc, change.id desc
   limit ? offset ?`

const countSql = `
  select count(*)::int as total from rule_changes change
   where change.company_id = ? and ${decided}`

const refusedRule = (row: Row, names: Names): RefusedRule => ({
  changeId: row.changeId,
  status: row.status,
  createdAt: row.createdAt,
  decidedAt: row.decidedAt,
  proposedBy: nameOf(names, row.proposedBy),
  decidedBy: row.decidedByMember ? nameOf(names, row.decidedByMember) : messages.bank,
  reason: row.reason,
  spending: row.spending,
  ...differenceOf({ minimumOptional: row.minimumBefore, levels: row.levelsBefore }, row, names),
})

/** The newest decision first. */
export const refusedRules = async (companyId: string, page: Page): Promise<Paged<RefusedRule>> => {
  const { pageSize, pageNumber } = page
  const [rows, names, [{ total }]] = await Promise.all([
    prepared<Row>('refused_rules', sql, [companyId, pageSize, pageNumber * pageSize]),
    namesOf(companyId),
    prepared<{ total: number }>('refused_rules_counted', countSql, [companyId]),
  ])
  return paged(
    rows.map((row) => refusedRule(row, names)),
    page,
    total
  )
}
