import db from '@adonisjs/lucid/services/db'
import { cardStatuses, parcelStatuses } from '#contracts/cards'
import { plans } from '#contracts/plans'
import { words } from '#contracts/words'
import { clock } from '#app/platform/time/clock'
import { companyOwning } from '#app/platform/history/history'
import * as column from '#app/platform/resource/columns'
import { anyOf, between, custom, equals, flag, yesOrNo } from '#app/platform/resource/filters'
import { headers as common } from '#app/platform/resource/i18n/fa'
import { reading } from '#app/platform/resource/query'
import { defineResource, fieldTypes } from '#app/platform/resource/resource'
import { cvv2Purpose, lockOn, pinPurpose } from './domain/attempts.js'
import { headers, names } from './i18n/export.js'
import { cardDetails } from './queries/card_details.js'

/** `maskedNumber` in SQL: of a number, everybody but its holder reads the last digits. */
export const masked = `'**** **** **** ' || card.last_four`

const lock = (alias: string, purpose: string) =>
  db.knexRawQuery(lockOn(alias, purpose), [clock.businessNow().toJSDate()])

/** Every card that was made; the newest of an owner in a plan is the one in force. */
export default defineResource('cards', {
  ...names.cards,
  permission: 'cards.list',
  query: () =>
    reading('cards as card')
      .leftJoin('owners as owner', 'owner.owner_id', 'card.owner_id')
      .leftJoin('card_keepers as keeper', 'keeper.card_id', 'card.id')
      .leftJoin('failed_attempts as pins', (join) => void join.on(lock('pins', pinPurpose)))
      .leftJoin('failed_attempts as cvv2s', (join) => void join.on(lock('cvv2s', cvv2Purpose))),
  fields: {
    id: 'card.id',
    userId: 'owner.user_id',
    ownerName: 'owner.name',
    // Of a company's card; a person keeps their own.
    holderName: 'case when card.holder_id is not null then keeper.name end',
    phone: 'keeper.phone',
    plan: 'card.plan',
    cardNumber: masked,
    status: 'card.status',
    parcelStatus: 'parcel_status_of(card)',
    // It came back, and nobody has said where it goes.
    awaitsAddress: 'card.awaits_address',
    // Until when wrong PINs close it, or wrong CVV2 its activation.
    pinLockedUntil: 'pins.locked_until',
    activationLockedUntil: 'cvv2s.locked_until',
    expiresOn: 'card.expires_on',
    cvv2Views: 'card.cvv2_views',
    createdAt: 'card.created_at',
    updatedAt: 'card.updated_at',
  },
  types: fieldTypes<{ userId: string | null; holderName: string | null }>(),
  search: [`coalesce(owner.search_key, '')`, `coalesce(keeper.holder_key, '')`, 'card.last_four'],
  filters: {
    status: anyOf(cardStatuses),
    parcelStatus: anyOf(parcelStatuses),
    plan: anyOf(plans),
    awaitsAddress: flag(),
    isLocked: custom(yesOrNo, (query, isLocked) =>
      query.whereRaw('(coalesce(pins.locked_until, cvv2s.locked_until) is not null) = ?', [
        isLocked,
      ])
    ),
    userId: equals(),
    createdAt: between('moments'),
  },
  sorts: ['createdAt', 'updatedAt', 'status'],
  defaultSort: ['createdAt', 'DESC'],
  columns: {
    ownerName: column.text(common.customerName),
    holderName: column.text(headers.holder),
    phone: column.code(common.phone),
    plan: column.label(common.plan, words.plan),
    cardNumber: column.code(headers.cardNumber),
    status: column.label(common.status, words.card),
    parcelStatus: column.label(headers.parcelStatus, words.parcel),
    pinLockedUntil: column.jalaliMoment(headers.pinLockedUntil),
    activationLockedUntil: column.jalaliMoment(headers.activationLockedUntil),
    expiresOn: column.jalaliDay(headers.expiresOn),
    cvv2Views: column.number(headers.cvv2Views),
    createdAt: column.jalaliMoment(common.createdAt),
    updatedAt: column.jalaliMoment(common.updatedAt),
  },
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
