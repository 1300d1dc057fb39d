import {
  entryKinds,
  entrySources,
  houseAccounts,
  keptAccounts,
  type EntryKind,
  type EntrySource,
  type LedgerAccount,
} from '#contracts/ledger'
import { words } from '#contracts/words'
import { code, jalaliMoment, label, rials, text } from '#app/platform/resource/columns'
import { anyOf, between, equals } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import { defineResource, fieldTypes } from '#app/platform/resource/resource'
import { headers, titles } from './i18n/books.js'

/**
 * The journal: each line of each entry, debit and credit side by side, as it was booked. Filtered to an account
 * it adds up to that account's line of the trial balance.
 */
export default defineResource('ledger-entries', {
  title: titles.journal,
  permission: 'ledger.read',
  query: () =>
    reading('ledger.postings as posting')
      .join('ledger.entries as entry', 'entry.id', 'posting.entry_id')
      .leftJoin('ledger.accounts as kept', 'kept.id', 'posting.party_id')
      .leftJoin('owners as holder', 'holder.owner_id', 'kept.owner_id')
      .leftJoin('distributors as distributor', 'distributor.id', 'posting.party_id')
      .leftJoin('platform_fees as fee', 'fee.id', 'entry.source_id'),
  idKind: 'text',
  fields: {
    id: `entry.id || ':' || posting.line`,
    entryId: 'entry.id',
    bookedAt: 'entry.booked_at',
    businessAt: 'entry.business_at',
    kind: 'entry.kind',
    account: 'posting.account',
    partyName: `coalesce(distributor.name, holder.name, holder.phone)`,
    debit: 'nullif(greatest(posting.amount, 0), 0)',
    credit: 'nullif(greatest(-posting.amount, 0), 0)',
    sourceType: 'entry.source_type',
    sourceId: 'entry.source_id',
    // A fee has no page of its own; it stands on its file's.
    registrationId: 'fee.registration_id',
  },
  types: fieldTypes<{
    entryId: string
    bookedAt: Date
    businessAt: Date
    kind: EntryKind
    account: LedgerAccount
    sourceType: EntrySource
    sourceId: string
  }>(),
  filters: {
    account: anyOf([...keptAccounts, ...houseAccounts]),
    kind: anyOf(entryKinds),
    bookedAt: between('moments'),
    sourceType: anyOf(entrySources),
    sourceId: equals(),
    entryId: equals(),
  },
  sorts: ['bookedAt'],
  defaultSort: ['bookedAt', 'DESC'],
  totals: ['debit', 'credit'],
  columns: {
    bookedAt: jalaliMoment(headers.bookedAt),
    businessAt: jalaliMoment(headers.businessAt),
    kind: label(headers.kind, words.entryKind),
    account: label(headers.account, words.account),
    partyName: text(headers.party),
    debit: rials(headers.debit),
    credit: rials(headers.credit),
    sourceType: label(headers.source, words.ledgerSource),
    sourceId: code(headers.sourceId),
    entryId: code(headers.entryId),
  },
})
