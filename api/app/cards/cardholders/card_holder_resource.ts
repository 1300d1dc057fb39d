import { cardStatuses } from '#contracts/cards'
import { companyStatuses } from '#contracts/companies'
import { words } from '#contracts/words'
import { masked } from '#app/cards/issuing/card_resource'
import { ofItself } from '#app/platform/history/history'
import * as column from '#app/platform/resource/columns'
import { anyOf, between, custom, equals, flag, yesOrNo } from '#app/platform/resource/filters'
import { headers as common } from '#app/platform/resource/i18n/fa'
import { reading } from '#app/platform/resource/query'
import { defineResource, fieldTypes } from '#app/platform/resource/resource'
import { claimedFilter, claimFields, type ClaimedRow } from '#app/platform/review/claimed'
import { headers, names } from './i18n/export.js'
import { holderFile } from './queries/holder_file.js'

const waiting = `holder.removed_at is null and 'PENDING' in (holder.status, holder.contract_status)`

/** Who holds companies' cards, as the legal officers review them; those who were removed stay. */
export default defineResource('card-holders', {
  ...names.cardHolders,
  permission: 'card-holders.list',
  isLegal: true,
  query: () =>
    reading('card_holders as holder')
      .join('companies as company', 'company.id', 'holder.company_id')
      .join('users as person', 'person.id', 'holder.user_id')
      .leftJoin('staff_users as officer', 'officer.id', 'holder.claimed_by')
      .joinRaw(
        `left join cards as card on card.id = (
           select id from cards where holder_id = holder.id order by created_at desc, id desc limit 1)`
      ),
  fields: {
    id: 'holder.id',
    userId: 'holder.user_id',
    companyId: 'company.id',
    companyName: 'company.name',
    holderName: `concat_ws(' ', holder.firstname, holder.lastname)`,
    phone: 'person.phone',
    nationalCode: 'holder.national_code',
    birthDate: 'holder.birth_date',
    legalUserKycStatus: 'holder.status',
    contractStatus: 'holder.contract_status',
    cardSigned: 'holder.contract_signed_at is not null',
    cardId: 'card.id',
    cardNumber: masked,
    cardStatus: 'card.status',
    ceiling: 'holder.ceiling',
    sentAt: 'holder.sent_at',
    createdAt: 'holder.created_at',
    removedAt: 'holder.removed_at',
    ...claimFields('holder', 'officer'),
  },
  types: fieldTypes<{
    cardId: string | null
    cardNumber: string | null
    cardStatus: string | null
    claimedBy: ClaimedRow['claimedBy']
    claimedUntil: ClaimedRow['claimedUntil']
  }>(),
  search: ['holder.search_key', 'company.search_key'],
  filters: {
    // For the bank: the person or the contract.
    waits: custom(yesOrNo, (query, waits) => query.whereRaw(`(${waiting}) = ?`, [waits])),
    legalUserKycStatus: anyOf(companyStatuses),
    contractStatus: anyOf(companyStatuses),
    cardSigned: flag(),
    cardStatus: anyOf(cardStatuses),
    companyId: equals(),
    userId: equals(),
    claimed: claimedFilter('holder'),
    createdAt: between('moments'),
  },
  sorts: ['createdAt', 'sentAt'],
  defaultSort: ['createdAt', 'DESC'],
  columns: {
    createdAt: column.jalaliMoment(common.createdAt),
    companyName: column.text(headers.company),
    holderName: column.text(headers.holder),
    phone: column.code(common.phone),
    nationalCode: column.code(common.nationalCode),
    legalUserKycStatus: column.label(headers.status, words.cardHolderStatus),
    contractStatus: column.label(headers.contractStatus, words.cardHolderStatus),
    cardSigned: column.yesNo(headers.cardSigned),
    cardNumber: column.code(headers.cardNumber),
    cardStatus: column.label(headers.cardStatus, words.card),
    ceiling: column.rials(headers.ceiling),
    sentAt: column.jalaliMoment(headers.sentAt),
    removedAt: column.jalaliMoment(headers.removedAt),
  },
  show: holderFile,
  history: {
    ...ofItself('card-holders'),
    company: 'select company_id from card_holders where id = ?',
  },
})
