import type { SignatureLevel } from '#contracts/quorum'
import type { ShownSpending } from '#contracts/spending'
import { words } from '#contracts/words'
import * as field from '#app/platform/resource/fields'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { holderNameSql, shownSpendingSql } from './queries/changes.js'
import { fullNameSql, memberNameSql } from './queries/member_names.js'

/** Changes of who signs for a company: the bank confirms those for which it has no second person of its own. */
export default defineResource('rule-changes', {
  title: 'تغییرهای قاعده امضا',
  singular: 'تغییر قاعده امضا',
  permission: 'companies.list',
  isLegal: true,
  query: () =>
    reading('rule_changes as change')
      .join('companies as company', 'company.id', 'change.company_id')
      .join('company_members as proposer', 'proposer.id', 'change.proposed_by')
      .join('identity_people as proposing', 'proposing.id', 'proposer.user_id')
      .leftJoin('company_members as decider', 'decider.id', 'change.decided_by_member')
      .leftJoin('staff_accounts as staff', 'staff.id', 'change.decided_by_staff'),
  fields: {
    id: 'change.id',
    companyId: field.id('company.id', { filter: true }),
    createdAt: field.moment('change.created_at', { filter: true, sort: true }),
    companyName: field.text('company.name'),
    kind: field.label('change.kind', words.ruleChangeKind),
    /** What widens spending, before and after; null for a change of the rule itself. */
    spending: field.raw<ShownSpending | null>(shownSpendingSql('change')),
    holderName: field.text(holderNameSql('change')),
    largestLoss: field.rials('change.largest_loss'),
    proposedBy: field.text(memberNameSql('proposer', 'proposing')),
    version: field.number('change.base_version', { label: 'formerRuleVersion' }),
    minimumOptional: field.number('change.minimum_optional'),
    status: field.label('change.status', words.ruleChange, { filter: true }),
    decidedBy: field.text(`coalesce(staff.full_name, ${fullNameSql('decider')})`),
    decidedAt: field.moment('change.decided_at', { sort: true }),
    isForBank: field.yesNo('change.is_for_bank', { export: false, filter: true }),
    /** Who may do what before and after it; null for who was no member, or is none any more. */
    signatories: field.raw<
      { name: string; before: SignatureLevel | null; after: SignatureLevel | null }[]
    >(`(select coalesce(jsonb_agg(jsonb_build_object(
        'name', ${memberNameSql('member', 'person')}, 'before', base.levels ->> member.id::text,
        'after', change.levels ->> member.id::text) order by member.created_at, member.id), '[]')
       from company_rules base
       join company_members member on member.company_id = base.company_id
        and (base.levels ->> member.id::text) is distinct from (change.levels ->> member.id::text)
       join identity_people person on person.id = member.user_id
      where base.company_id = change.company_id and base.version = change.base_version)`),
    minimumBefore: field.number(
      `(select base.minimum_optional from company_rules base
      where base.company_id = change.company_id and base.version = change.base_version)`,
      { export: false }
    ),
  },
  search: ['company.search_key'],
  defaultSort: ['createdAt', 'DESC'],
})
