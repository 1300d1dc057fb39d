import db from '@adonisjs/lucid/services/db'
import { words } from '#contracts/words'
import { clock } from '#app/platform/time/clock'
import { companyOwning } from '#app/platform/history/history'
import * as field from '#app/platform/resource/fields'
import { custom, yesOrNo } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { cvv2Purpose, lockOn, pinPurpose } from './domain/attempts.js'
import { cardDetails } from './queries/card_details.js'

/** SQL of `maskedNumber`. */
export const masked = `'**** **** **** ' || card.last_four`

const lock = (alias: string, purpose: string) =>
  db.knexRawQuery(lockOn(alias, purpose), [clock.businessNow().toJSDate()])

export default defineResource('cards', {
  title: 'کارت‌ها',
  singular: 'کارت',
  permission: 'cards.list',
  query: () =>
    reading('cards as card')
      .leftJoin('owners as owner', 'owner.owner_id', 'card.owner_id')
      .leftJoin('issuing_keepers as keeper', 'keeper.card_id', 'card.id')
      .leftJoin('identity_locks as pins', (join) => void join.on(lock('pins', pinPurpose)))
      .leftJoin('identity_locks as cvv2s', (join) => void join.on(lock('cvv2s', cvv2Purpose))),
  fields: {
    id: 'card.id',
    userId: field.id<string | null>('owner.user_id', { filter: true }),
    ownerName: field.text('owner.name'),
    // Null for personal cards.
    holderName: field.text<string | null>(
      'case when card.holder_id is not null then keeper.name end'
    ),
    phone: field.code('keeper.phone'),
    plan: field.label('card.plan', words.plan, { filter: true }),
    cardNumber: field.code(masked),
    status: field.label('card.status', words.card, { filter: true, sort: true }),
    parcelStatus: field.label('parcel_status_of(card)', words.parcel, { filter: true }),
    // Returned, without a new address.
    awaitsAddress: field.yesNo('card.awaits_address', { export: false, filter: true }),
    // By wrong PINs, or CVV2 before activation.
    pinLockedUntil: field.moment('pins.locked_until'),
    activationLockedUntil: field.moment('cvv2s.locked_until'),
    expiresOn: field.day('card.expires_on', { label: 'cardExpiry' }),
    cvv2Views: field.number('card.cvv2_views'),
    createdAt: field.moment('card.created_at', { filter: true, sort: true }),
    updatedAt: field.moment('card.updated_at', { sort: true }),
  },
  search: [`coalesce(owner.search_key, '')`, `coalesce(keeper.holder_key, '')`, 'card.last_four'],
  filters: {
    isLocked: custom(yesOrNo, (query, isLocked) =>
      query.whereRaw('(coalesce(pins.locked_until, cvv2s.locked_until) is not null) = ?', [
        isLocked,
      ])
    ),
  },
  defaultSort: ['createdAt', 'DESC'],
  show: cardDetails,
  history: {
    company: companyOwning('select owner_id from cards where id = ?'),
    subjects: [
      { type: 'cards' },
      { type: 'parcels', ids: 'select id, null::text from parcels where card_id = ?' },
    ],
    events: `
      select created_at, 'card.created', 'system', null::uuid, null::jsonb from cards where id = ?
      union all
      select created_at, 'parcel.created', 'system', null::uuid, null::jsonb
        from parcels where card_id = ?`,
  },
})
