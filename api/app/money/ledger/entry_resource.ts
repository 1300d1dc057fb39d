import {
  entrySources,
  type EntryKind,
  type EntrySource,
  type LedgerAccount,
} from '#contracts/ledger'
import { words } from '#contracts/words'
import * as field from '#app/platform/resource/fields'
import { anyOf, equals, equalsNumber } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { filesOfFees } from './files_of_fees.js'

/**
 * The journal, line by line, the debits of an entry before its credits. Filtered to an account, it adds up to that account's
 * line of the trial balance.
 */
export default defineResource('ledger-entries', {
  title: 'دفتر روزنامه',
  singular: 'سند',
  permission: 'ledger.read',
  query: () =>
    reading('ledger.postings as posting')
      .join('ledger.entries as entry', 'entry.id', 'posting.entry_id')
      .leftJoin('ledger.vouchers as voucher', 'voucher.entry_id', 'entry.id')
      .leftJoin('ledger.accounts as kept', 'kept.id', 'posting.party_id')
      .leftJoin('owners as holder', 'holder.owner_id', 'kept.owner_id')
      .leftJoin('distributors_suppliers as distributor', 'distributor.id', 'posting.party_id'),
  idKind: 'text',
  fields: {
    id: `entry.id || case when posting.amount > 0 then ':1:' else ':2:' end || to_char(posting.line, 'FM0000')`,
    /** Null until the job of the next minute has numbered the entry. */
    voucher: field.number<number | null>('voucher.number', { filter: equalsNumber(), sort: true }),
    bookedAt: field.moment<Date>('entry.booked_at', { filter: true, sort: true }),
    businessAt: field.moment<Date>('entry.business_at', { filter: true }),
    kind: field.label<EntryKind>('entry.kind', words.entryKind, { label: 'event', filter: true }),
    account: field.label<LedgerAccount>('posting.account', words.account, { filter: true }),
    partyName: field.text(`coalesce(distributor.name, holder.name, holder.phone)`),
    debit: field.rials('nullif(greatest(posting.amount, 0), 0)', { sum: true }),
    credit: field.rials('nullif(greatest(-posting.amount, 0), 0)', {
      label: 'creditSide',
      sum: true,
    }),
    sourceType: field.label<EntrySource>('entry.source_type', words.ledgerSource, {
      filter: anyOf(entrySources),
    }),
    sourceId: field.code<string>('entry.source_id', { filter: equals() }),
    // A fee has no page of its own; it stands on its file's.
    registrationId: field.raw<string | null>('null::uuid'),
    entryId: field.code<string>('entry.id', { filter: equals() }),
  },
  complete: async (rows) => {
    const fees = rows.filter(({ sourceType }) => sourceType === 'platform-fee')
    const files = await filesOfFees([...new Set(fees.map(({ sourceId }) => String(sourceId)))])
    return rows.map((row) => ({ ...row, registrationId: files.get(String(row.sourceId)) ?? null }))
  },
  defaultSort: ['bookedAt', 'DESC'],
  tiesAscend: true,
})
