import { entrySources, type EntryKind, type EntrySource } from '#contracts/ledger'
import { words } from '#contracts/words'
import { ofCompanies, ownerFields } from '#app/people/owners/owned'
import * as field from '#app/platform/resource/fields'
import { anyOf } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'

const movedAccounts = ['wallet', 'credit-used'] as const

/** Per row, so that counting reads no sources. */
const ofSource = (column: string): string => `(select source.${column} from entry_sources source
   where source.source_type = movement.source_type and source.source_id = movement.source_id)`

/** As booked, in and out. */
export default defineResource('transactions', {
  title: 'گردش کیف پول و اعتبار',
  singular: 'گردش کیف پول یا اعتبار',
  permission: 'ledger.read',
  part: ofCompanies,
  query: () =>
    reading('ledger.movements as movement').leftJoin('owners as owner', (join) =>
      join
        .on('owner.owner_type', 'movement.owner_type')
        .andOn('owner.owner_id', 'movement.owner_id')
    ),
  idKind: 'text',
  fields: {
    id: `movement.entry_id || ':' || movement.line`,
    bookedAt: field.moment<Date>('movement.booked_at', { filter: true, sort: true }),
    businessAt: field.moment<Date>('movement.business_at'),
    ownerName: field.text('owner.name'),
    ...ownerFields('movement'),
    phone: field.code('owner.phone'),
    plan: field.label(`nullif(movement.plan, '')`, words.plan, { filter: true }),
    account: field.label<(typeof movedAccounts)[number]>('movement.account', words.account, {
      filter: anyOf(movedAccounts, words.account),
    }),
    kind: field.label<EntryKind>('movement.kind', words.entryKind, {
      label: 'event',
      filter: true,
    }),
    amount: field.raw<number>('movement.amount'),
    deposited: field.rials('nullif(greatest(movement.amount, 0), 0)', { filter: true, sum: true }),
    withdrawn: field.rials('nullif(greatest(-movement.amount, 0), 0)', { filter: true, sum: true }),
    referenceCode: field.code<string | null>(ofSource('reference_code'), { search: true }),
    sourceType: field.label<EntrySource>('movement.source_type', words.ledgerSource, {
      filter: anyOf(entrySources),
    }),
    sourceId: field.id<string>('movement.source_id', { filter: true }),
    registrationId: field.raw<string | null>(ofSource('registration_id')),
  },
  search: [`coalesce(owner.search_key, '')`],
  defaultSort: ['bookedAt', 'DESC'],
})
