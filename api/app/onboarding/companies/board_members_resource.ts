import { words } from '#contracts/words'
import * as field from '#app/platform/resource/fields'
import { folded, reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'

/** Name and national code in one spelling; the index `company_members_search` is of this expression. */
export const memberKey = folded(
  `coalesce(member.firstname, '') || ' ' || coalesce(member.lastname, '') || ' ' || coalesce(member.national_code, '')`
)

/** Everybody who speaks for a company today, and whom its CEO has named to. */
export default defineResource('board-members', {
  title: 'اعضای شرکت‌ها',
  singular: 'عضو شرکت',
  permission: 'companies.list',
  isLegal: true,
  query: () =>
    reading('company_members as member')
      .join('companies as company', 'company.id', 'member.company_id')
      .join('identity_people as u', 'u.id', 'member.user_id')
      .whereNull('member.removed_at')
      .whereNull('company.released_at'),
  fields: {
    id: 'member.id',
    companyId: field.id('company.id', { filter: true }),
    companyName: field.text('company.name', { sort: true }),
    userId: field.id('member.user_id', { filter: true }),
    firstName: field.text('member.firstname'),
    lastName: field.text('member.lastname', { sort: true }),
    nationalCode: field.code('member.national_code'),
    phone: field.code('u.phone'),
    role: field.label('member.role', words.memberRole, { filter: true }),
    roleInCompany: field.text('member.role_in_company'),
    signatoryStatus: field.label('member.level', words.signatureLevel, { filter: true }),
    status: field.label('member.status', words.companyStatus, { filter: true }),
    rejectionReason: field.text('member.rejection', { export: false }),
    sentAt: 'member.sent_at',
    isNewcomer: 'member.is_newcomer',
    createdAt: field.moment('member.created_at', { filter: true, sort: true }),
  },
  search: ['company.search_key', 'u.search_key', memberKey],
  defaultSort: ['createdAt', 'DESC'],
})
