import { parcelStatuses } from '#contracts/cards'
import { words } from '#contracts/words'
import * as column from '#app/platform/resource/columns'
import { anyOf, between, equals } from '#app/platform/resource/filters'
import { companyOwning, ofItself } from '#app/platform/history/history'
import { headers as common } from '#app/platform/resource/i18n/fa'
import { reading } from '#app/platform/resource/query'
import { defineResource, fieldTypes } from '#app/platform/resource/resource'
import { masked } from './card_resource.js'
import { headers, names } from './i18n/export.js'

const of = (name: string) => `parcel.address ->> '${name}'`

/** Every card that was given to the post, and where it is. */
export default defineResource('parcels', {
  ...names.parcels,
  permission: 'parcels.list',
  query: () =>
    reading('parcels as parcel')
      .leftJoin('cards as card', 'card.id', 'parcel.card_id')
      .leftJoin('owners as owner', 'owner.owner_id', 'card.owner_id')
      .leftJoin('card_keepers as keeper', 'keeper.card_id', 'card.id'),
  fields: {
    id: 'parcel.id',
    cardId: 'parcel.card_id',
    userId: 'owner.user_id',
    recipient: 'keeper.name',
    phone: 'keeper.phone',
    cardNumber: masked,
    cardStatus: 'card.status',
    status: 'parcel.status',
    trackingNumber: 'parcel.tracking_number',
    provinceName: of('provinceName'),
    cityName: of('cityName'),
    postalCode: of('postalCode'),
    address: of('address'),
    createdAt: 'parcel.created_at',
    movedAt: 'parcel.moved_at',
  },
  types: fieldTypes<{ cardId: string; userId: string | null }>(),
  search: [
    `coalesce(keeper.holder_key, '')`,
    `coalesce(owner.search_key, '')`,
    'card.last_four',
    `coalesce(parcel.tracking_number, '')`,
  ],
  filters: {
    status: anyOf(parcelStatuses),
    cardId: equals(),
    userId: equals(),
    createdAt: between('moments'),
  },
  sorts: ['createdAt', 'movedAt', 'status'],
  defaultSort: ['createdAt', 'DESC'],
  columns: {
    recipient: column.text(headers.recipient),
    phone: column.code(common.phone),
    cardNumber: column.code(headers.cardNumber),
    cardStatus: column.label(headers.cardStatus, words.card),
    status: column.label(common.status, words.parcel),
    trackingNumber: column.code(headers.trackingNumber),
    provinceName: column.text(common.provinceName),
    cityName: column.text(common.cityName),
    postalCode: column.code(headers.postalCode),
    address: column.text(headers.address),
    createdAt: column.jalaliMoment(common.createdAt),
    movedAt: column.jalaliMoment(headers.movedAt),
  },
  history: {
    ...ofItself('parcels'),
    company: companyOwning(
      'select owner_id from cards where id = (select card_id from parcels where id = ?)'
    ),
    events: `select created_at, 'parcel.created', 'system', null::uuid, null::jsonb
               from parcels where id = ?`,
  },
})
