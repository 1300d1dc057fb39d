import { ruleChangeStatuses } from '#contracts/companies'
import type { SignatureLevel } from '#contracts/quorum'
import { words } from '#contracts/words'
import * as column from '#app/platform/resource/columns'
import { anyOf, between, equals, flag } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import { defineResource, fieldTypes } from '#app/platform/resource/resource'
import { headers, titles } from './i18n/export.js'
import { fullNameSql, memberNameSql } from './queries/member_names.js'

/** Changes of who signs for a company: the bank confirms those for which it has no second person of its own. */
export default defineResource('rule-changes', {
  title: titles.ruleChanges,
  permission: 'companies.list',
  isLegal: true,
  query: () =>
    reading('rule_changes as change')
      .join('companies as company', 'company.id', 'change.company_id')
      .join('company_members as proposer', 'proposer.id', 'change.proposed_by')
      .join('users as proposing', 'proposing.id', 'proposer.user_id')
      .leftJoin('company_members as decider', 'decider.id', 'change.decided_by_member')
      .leftJoin('staff_users as staff', 'staff.id', 'change.decided_by_staff'),
  fields: {
    id: 'change.id',
    companyId: 'company.id',
    companyName: 'company.name',
    status: 'change.status',
    version: 'change.base_version',
    minimumOptional: 'change.minimum_optional',
    proposedBy: memberNameSql('proposer', 'proposing'),
    decidedBy: `coalesce(staff.full_name, ${fullNameSql('decider')})`,
    createdAt: 'change.created_at',
    decidedAt: 'change.decided_at',
    isForBank: 'change.is_for_bank',
    /** Who may do what before and after it; null for who was no member, or is none any more. */
    signatories: `(select coalesce(jsonb_agg(jsonb_build_object(
        'name', ${memberNameSql('member', 'person')}, 'before', base.levels ->> member.id::text,
        'after', change.levels ->> member.id::text) order by member.created_at, member.id), '[]')
       from company_rules base
       join company_members member on member.company_id = base.company_id
        and (base.levels ->> member.id::text) is distinct from (change.levels ->> member.id::text)
       join users person on person.id = member.user_id
      where base.company_id = change.company_id and base.version = change.base_version)`,
    minimumBefore: `(select base.minimum_optional from company_rules base
      where base.company_id = change.company_id and base.version = change.base_version)`,
  },
  types: fieldTypes<{
    signatories: { name: string; before: SignatureLevel | null; after: SignatureLevel | null }[]
  }>(),
  search: ['company.search_key'],
  filters: {
    status: anyOf(ruleChangeStatuses),
    companyId: equals(),
    isForBank: flag(),
    createdAt: between('moments'),
  },
  sorts: ['createdAt', 'decidedAt'],
  defaultSort: ['createdAt', 'DESC'],
  columns: {
    createdAt: column.jalaliMoment(headers.createdAt),
    companyName: column.text(headers.companyName),
    proposedBy: column.text(headers.proposedBy),
    version: column.number(headers.version),
    minimumOptional: column.number(headers.minimumOptional),
    status: column.label(headers.status, words.ruleChange),
    decidedBy: column.text(headers.decidedBy),
    decidedAt: column.jalaliMoment(headers.decidedAt),
  },
})
