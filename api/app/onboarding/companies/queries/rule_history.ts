import type { SignatureLevel } from '#contracts/quorum'
import { prepared } from '#app/platform/database/database'
import { paged, type Page, type Paged } from '#app/platform/resource/paging'
import type { SignatureRule } from '../domain/rule.js'
import { messages } from '../i18n/fa.js'
import { differenceOf, type RuleDifference } from './signature_rule.js'
import { nameOf, namesOf, type Names } from './member_names.js'

/** One version of the rule: what it changed, who made it so, and who confirmed it. */
export interface RuleVersion extends RuleDifference {
  version: number
  createdAt: Date
  changedBy: string
  /** Null where nobody had to. */
  confirmedBy: string | null
}

interface Row extends SignatureRule {
  version: number
  levels: Record<string, SignatureLevel>
  createdAt: Date
  memberId: string | null
  confirmedByMember: string | null
  isConfirmedByBank: boolean
}

const sql = `
  select version, minimum_optional as "minimumOptional", levels, created_at as "createdAt",
         member_id as "memberId", confirmed_by_member as "confirmedByMember",
         confirmed_by_staff is not null as "isConfirmedByBank"
    from company_rules
   where company_id = ?
   order by version desc
   limit ? offset ?`

const versionOf = (row: Row, before: Row | undefined, names: Names): RuleVersion => ({
  version: row.version,
  createdAt: row.createdAt,
  changedBy: row.memberId ? nameOf(names, row.memberId) : messages.bank,
  confirmedBy: row.isConfirmedByBank
    ? messages.bank
    : row.confirmedByMember && nameOf(names, row.confirmedByMember),
  ...differenceOf(before ?? null, row, names),
})

/** Which rules a company has had, the newest first: who, when, before and after. */
export const ruleHistory = async (companyId: string, page: Page): Promise<Paged<RuleVersion>> => {
  const { pageSize, pageNumber } = page
  const offset = pageNumber * pageSize
  const [rows, names, [{ total }]] = await Promise.all([
    // One more, to say what the last one changed.
    prepared<Row>('rule_history', sql, [companyId, pageSize + 1, offset]),
    namesOf(companyId),
    prepared<{ total: number }>(
      'rule_versions',
      `select count(*)::int as total from company_rules where company_id = ?`,
      [companyId]
    ),
  ])
  const items = rows.slice(0, pageSize).map((row, at) => versionOf(row, rows[at + 1], names))
  return paged(items, page, total)
}
