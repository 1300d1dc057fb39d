import { words } from '#contracts/words'
import { companyOwning, ofItself } from '#app/platform/history/history'
import * as field from '#app/platform/resource/fields'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { masked } from './card_resource.js'

const of = (name: string) => `parcel.address ->> '${name}'`

/** Every card that was given to the post, and where it is. */
export default defineResource('parcels', {
  title: 'مرسوله‌ها',
  singular: 'مرسوله',
  permission: 'parcels.list',
  query: () =>
    reading('parcels as parcel')
      .leftJoin('cards as card', 'card.id', 'parcel.card_id')
      .leftJoin('owners as owner', 'owner.owner_id', 'card.owner_id')
      .leftJoin('issuing_keepers as keeper', 'keeper.card_id', 'card.id'),
  fields: {
    id: 'parcel.id',
    cardId: field.id<string>('parcel.card_id', { filter: true }),
    userId: field.id<string | null>('owner.user_id', { filter: true }),
    recipient: field.text('keeper.name'),
    phone: field.code('keeper.phone'),
    cardNumber: field.code(masked),
    cardStatus: field.label('card.status', words.card),
    status: field.label('parcel.status', words.parcel, { filter: true, sort: true }),
    trackingNumber: field.code('parcel.tracking_number', { label: 'postalTrackingNumber' }),
    provinceName: field.text(of('provinceName')),
    cityName: field.text(of('cityName')),
    postalCode: field.code(of('postalCode')),
    address: field.text(of('address')),
    createdAt: field.moment('parcel.created_at', { filter: true, sort: true }),
    movedAt: field.moment('parcel.moved_at', { sort: true }),
  },
  search: [
    `coalesce(keeper.holder_key, '')`,
    `coalesce(owner.search_key, '')`,
    'card.last_four',
    `coalesce(parcel.tracking_number, '')`,
  ],
  defaultSort: ['createdAt', 'DESC'],
  history: {
    ...ofItself('parcels'),
    company: companyOwning(
      'select owner_id from cards where id = (select card_id from parcels where id = ?)'
    ),
    events: `select created_at, 'parcel.created', 'system', null::uuid, null::jsonb
               from parcels where id = ?`,
  },
})
