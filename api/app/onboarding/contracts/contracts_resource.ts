import { contractTypes } from '#contracts/contracts'
import { plans } from '#contracts/plans'
import { words } from '#contracts/words'
import { ofItself } from '#app/platform/history/history'
import * as column from '#app/platform/resource/columns'
import { anyOf, between, equals } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { headers, titles } from './i18n/export.js'
import { contractEvidence } from './queries/contract_evidence.js'

/** What owners have signed, with the evidence on the page of each. */
export default defineResource('contracts', {
  title: titles.contracts,
  permission: 'contracts.list',
  query: () =>
    reading('signed_contracts as signed').leftJoin(
      'owners as owner',
      'owner.owner_id',
      'signed.owner_id'
    ),
  fields: {
    id: 'signed.id',
    userId: 'owner.user_id',
    ownerName: 'owner.name',
    phone: 'owner.phone',
    plan: 'signed.plan',
    contractType: 'signed.contract_type',
    term: 'signed.term',
    version: 'signed.template_version',
    templateId: 'signed.template_id',
    signedAt: 'signed.signed_at',
    digest: 'signed.digest',
    address: 'signed.address',
  },
  search: [`coalesce(owner.search_key, '')`, 'owner.phone', 'signed.digest'],
  filters: {
    contractType: anyOf(contractTypes),
    plan: anyOf(plans),
    userId: equals(),
    signedAt: between('moments'),
  },
  sorts: ['signedAt', 'contractType', 'plan', 'term'],
  defaultSort: ['signedAt', 'DESC'],
  columns: {
    signedAt: column.jalaliMoment(headers.signedAt),
    ownerName: column.text(headers.customerName),
    phone: column.code(headers.phone),
    plan: column.label(headers.plan, words.plan),
    contractType: column.label(headers.contractType, words.contractType),
    term: column.number(headers.term),
    version: column.number(headers.version),
    digest: column.code(headers.digest),
    address: column.code(headers.address),
  },
  show: contractEvidence,
  history: ofItself('contracts'),
})
