import { isReissuable, maskedInSms, type CardStatus } from '#contracts/cards'
import type { TemplateName } from '#app/notifications/domain/templates'
import { on, type Events } from '#app/shared/events/outbox'
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

type Moved = Pick<Events['CardMoved'], 'from' | 'to' | 'holderId' | 'by'>

/** Both the company and the holder hear of a card that was blocked, in words that fit both. */
const companyBlock = { KEEPER: 'card-blocked-by-holder', CEO: 'card-blocked-by-company' } as const

const templateOf = ({ from, to, holderId, by }: Moved): TemplateName | undefined => {
  if (from === 'PRINTED' && to === 'PRINT_PENDING') return 'card-returned'
  return to === 'BLOCKED' && holderId ? companyBlock[by] : templates[to]
}

on('CardCreated', ({ cardId }, then) => then(tellIssuer, { cardId }))

on('ParcelCreated', ({ parcelId }, then) => then(handOverParcel, { parcelId }))

on('CardMoved', async ({ cardId, owner, lastFour, to, at, ...moved }, then, trx) => {
  if (isReissuable(to)) await then(tellIssuer, { cardId })
  const template = templateOf({ to, ...moved })
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
