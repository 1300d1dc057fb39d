import { words } from '#contracts/words'
import { masked } from '#app/cards/issuing/card_resource'
import { ofItself } from '#app/platform/history/history'
import * as field from '#app/platform/resource/fields'
import { custom, yesOrNo } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { claimedFilter, claimFields } from '#app/platform/review/claimed'
import { holderFile } from './queries/holder_file.js'

const waiting = `holder.removed_at is null and 'PENDING' in (holder.status, holder.contract_status)`

/** Includes removed holders. */
export default defineResource('card-holders', {
  title: 'دارندگان کارت شرکت',
  singular: 'دارنده کارت شرکت',
  permission: 'card-holders.list',
  isLegal: true,
  query: () =>
    reading('card_holders as holder')
      .join('companies_files as company', 'company.id', 'holder.company_id')
      .join('identity_people as person', 'person.id', 'holder.user_id')
      .leftJoin('staff_accounts as officer', 'officer.id', 'holder.claimed_by')
      .joinRaw(
        `left join issuing_cards as card on card.id = (
           select id from issuing_cards where holder_id = holder.id order by created_at desc, id desc limit 1)`
      ),
  fields: {
    id: 'holder.id',
    userId: field.id('holder.user_id', { filter: true }),
    companyId: field.id('company.id', { filter: true }),
    createdAt: field.moment('holder.created_at', { filter: true, sort: true }),
    companyName: field.text('company.name', { label: 'companyId' }),
    holderName: field.text(`concat_ws(' ', holder.firstname, holder.lastname)`),
    phone: field.code('person.phone'),
    nationalCode: field.code('holder.national_code'),
    birthDate: 'holder.birth_date',
    legalUserKycStatus: field.label('holder.status', words.cardHolderStatus, { filter: true }),
    contractStatus: field.label('holder.contract_status', words.cardHolderStatus, { filter: true }),
    cardSigned: field.yesNo('holder.contract_signed_at is not null', { filter: true }),
    cardId: field.id<string | null>('card.id'),
    cardNumber: field.code<string | null>(masked),
    cardStatus: field.label<string | null>('card.status', words.card, { filter: true }),
    ceiling: field.rials('holder.ceiling'),
    sentAt: field.moment('holder.sent_at', { sort: true }),
    removedAt: field.moment('holder.removed_at'),
    ...claimFields('holder', 'officer'),
  },
  search: ['holder.search_key', 'company.search_key'],
  filters: {
    // For the bank.
    waits: custom(yesOrNo, (query, waits) => query.whereRaw(`(${waiting}) = ?`, [waits])),
    claimed: claimedFilter('holder'),
  },
  defaultSort: ['createdAt', 'DESC'],
  show: holderFile,
  history: {
    ...ofItself('card-holders'),
    company: 'select company_id from card_holders where id = ?',
  },
})
