import { companyStatuses, memberRoles } from '#contracts/companies'
import { signatureLevels } from '#contracts/quorum'
import { words } from '#contracts/words'
import * as column from '#app/platform/resource/columns'
import { anyOf, between, equals } from '#app/platform/resource/filters'
import { folded, reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { headers, titles } from './i18n/export.js'

/** Everybody who speaks for a company today, and whom its CEO has named to. */
export default defineResource('board-members', {
  title: titles.boardMembers,
  permission: 'companies.list',
  isLegal: true,
  query: () =>
    reading('company_members as member')
      .join('companies as company', 'company.id', 'member.company_id')
      .join('users as u', 'u.id', 'member.user_id')
      .whereNull('member.removed_at')
      .whereNull('company.released_at'),
  fields: {
    id: 'member.id',
    companyId: 'company.id',
    companyName: 'company.name',
    userId: 'member.user_id',
    firstName: 'member.firstname',
    lastName: 'member.lastname',
    nationalCode: 'member.national_code',
    phone: 'u.phone',
    role: 'member.role',
    roleInCompany: 'member.role_in_company',
    signatoryStatus: 'member.level',
    status: 'member.status',
    rejectionReason: 'member.rejection',
    sentAt: 'member.sent_at',
    isNewcomer: 'member.is_newcomer',
    createdAt: 'member.created_at',
  },
  search: [
    'company.search_key',
    'u.search_key',
    // Who has no shop is called by a name in the company alone.
    folded(`concat_ws(' ', member.firstname, member.lastname, member.national_code)`),
  ],
  filters: {
    status: anyOf(companyStatuses),
    role: anyOf(memberRoles),
    signatoryStatus: anyOf(signatureLevels),
    companyId: equals(),
    userId: equals(),
    createdAt: between('moments'),
  },
  sorts: ['createdAt', 'lastName', 'companyName'],
  defaultSort: ['createdAt', 'DESC'],
  columns: {
    companyName: column.text(headers.companyName),
    firstName: column.text(headers.firstName),
    lastName: column.text(headers.lastName),
    nationalCode: column.code(headers.nationalCode),
    phone: column.code(headers.memberPhone),
    role: column.label(headers.role, words.memberRole),
    roleInCompany: column.text(headers.roleInCompany),
    signatoryStatus: column.label(headers.signatoryStatus, words.signatureLevel),
    status: column.label(headers.status, words.companyStatus),
    createdAt: column.jalaliMoment(headers.createdAt),
  },
})
