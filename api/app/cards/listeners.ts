import { isReissuable, maskedInSms, type CardStatus } from '#contracts/cards'
import type { TemplateName } from '#app/notifications/domain/templates'
import { on } from '#app/shared/events/outbox'
import { handOverParcel } from './jobs/hand_over_parcel.js'
import { tellIssuer } from './jobs/tell_issuer.js'
import { notifyKeeper } from './notify_keeper.js'
import './jobs/move_sandbox_parcels.js'
import './steps/create_card.js'
import './steps/move_card.js'
import './steps/note_new_pin.js'
import './steps/print_card.js'

/** What a holder is told when their card comes to a status. */
const templates: Partial<Record<CardStatus, TemplateName>> = {
  PRINTED: 'card-printed',
  DELIVERED: 'card-delivered',
  ENABLED: 'card-activated',
  BLOCKED: 'card-blocked',
  DISABLED: 'card-disabled',
}

const templateOf = (from: CardStatus, to: CardStatus): TemplateName | undefined =>
  from === 'PRINTED' && to === 'PRINT_PENDING' ? 'card-returned' : templates[to]

on('CardCreated', ({ cardId }, then) => then(tellIssuer, { cardId }))

on('ParcelCreated', ({ parcelId }, then) => then(handOverParcel, { parcelId }))

on('CardMoved', async ({ cardId, owner, lastFour, from, to, at }, then, trx) => {
  if (isReissuable(to)) await then(tellIssuer, { cardId })
  const template = templateOf(from, to)
  if (!template) return
  const message = { template, params: { card: maskedInSms(lastFour) } }
  await notifyKeeper(
    { cardId, owner },
    { key: `card:${cardId}:${to}:${at}`, ...message },
    then,
    trx
  )
})

on('CardPinChanged', async ({ cardId, owner, lastFour, at }, then, trx) => {
  const message = { template: 'card-pin-changed', params: { card: maskedInSms(lastFour) } } as const
  await notifyKeeper({ cardId, owner }, { key: `card-pin:${cardId}:${at}`, ...message }, then, trx)
})
