import { words } from '#contracts/words'
import { ofItself } from '#app/platform/history/history'
import * as field from '#app/platform/resource/fields'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { contractEvidence } from './queries/contract_evidence.js'

/** What owners have signed, with the evidence on the page of each. */
export default defineResource('contracts', {
  title: 'قراردادهای امضاشده',
  singular: 'قرارداد امضاشده',
  permission: 'contracts.list',
  query: () =>
    reading('signed_contracts as signed').leftJoin(
      'owners as owner',
      'owner.owner_id',
      'signed.owner_id'
    ),
  fields: {
    id: 'signed.id',
    userId: field.id('owner.user_id', { filter: true }),
    signedAt: field.moment('signed.signed_at', { filter: true, sort: true }),
    ownerName: field.text('owner.name'),
    phone: field.code('owner.phone', { search: true }),
    plan: field.label('signed.plan', words.plan, { filter: true, sort: true }),
    contractType: field.label('signed.contract_type', words.contractType, {
      filter: true,
      sort: true,
    }),
    term: field.number('signed.term', { sort: true }),
    version: field.number('signed.template_version'),
    templateId: 'signed.template_id',
    digest: field.code('signed.digest', { search: true }),
    address: field.code('signed.address', { label: 'networkAddress' }),
  },
  search: [`coalesce(owner.search_key, '')`],
  defaultSort: ['signedAt', 'DESC'],
  show: contractEvidence,
  history: ofItself('contracts'),
})
