import { isReissuable, maskedInSms, type CardStatus } from '#contracts/cards'
import type { TemplateName } from '#app/people/notifications/domain/templates'
import { on, type Events } from '#app/platform/events/outbox'
import { handOverParcel } from './jobs/hand_over_parcel.js'
import { notifyIssuer } from './jobs/notify_issuer.js'
import { notifyCompany, notifyKeeper, type CompanyWords } from './notify_keeper.js'
import './jobs/move_sandbox_parcels.js'
import './actions/reissue_card.js'
import './steps/create_card.js'
import './steps/move_card.js'
import './steps/note_new_pin.js'
import './steps/prove_pin.js'
import './steps/print_card.js'

const templates: Partial<Record<CardStatus, TemplateName>> = {
  PRINTED: 'card-printed',
  DELIVERED: 'card-delivered',
  ENABLED: 'card-activated',
  FROZEN: 'card-frozen',
  BLOCKED: 'card-blocked',
  DISABLED: 'card-disabled',
}

/** Holders read "your card", CEOs whose it is; missing templates fit both. */
const ofCompany: Partial<Record<TemplateName, CompanyWords>> = {
  'card-printed': { contact: 'company-card-printed', holder: 'card-printed' },
  'card-returned': { contact: 'company-card-returned', holder: 'card-returned-of-company' },
  'card-delivered': { contact: 'company-card-delivered', holder: 'card-delivered-of-company' },
  'card-activated': { contact: 'company-card-activated', holder: 'card-activated' },
  'card-frozen': { contact: 'company-card-frozen', holder: 'card-frozen' },
  'card-unfrozen': { contact: 'company-card-unfrozen', holder: 'card-unfrozen' },
  'card-disabled': { contact: 'company-card-disabled', holder: 'card-disabled-of-company' },
  'card-pin-locked': { contact: 'company-card-pin-locked', holder: 'card-pin-locked' },
  'card-pin-changed': { contact: 'company-card-pin-changed', holder: 'card-pin-changed' },
}

type Moved = Pick<Events['CardMoved'], 'from' | 'to' | 'holderId' | 'by'>

/** Both are told, in words that fit both. */
const companyBlock = { KEEPER: 'card-blocked-by-holder', CEO: 'card-blocked-by-company' } as const

const templateOf = ({ from, to, holderId, by }: Moved): TemplateName | undefined => {
  if (from === 'PRINTED' && to === 'PRINT_PENDING') return 'card-returned'
  if (from === 'FROZEN' && to === 'ENABLED') return 'card-unfrozen'
  return to === 'BLOCKED' && holderId ? companyBlock[by] : templates[to]
}

on('CardCreated', ({ cardId }, then) => then(notifyIssuer, { cardId }))

on('ParcelCreated', ({ parcelId }, then) => then(handOverParcel, { parcelId }))

on('CardMoved', async ({ cardId, owner, lastFour, to, at, ...moved }, then, trx) => {
  if (isReissuable(to)) await then(notifyIssuer, { cardId })
  const template = templateOf({ to, ...moved })
  if (!template) return
  const params = { card: maskedInSms(lastFour) }
  const message = { key: `card:${cardId}:${to}:${at}`, params }
  await notifyKeeper(
    { cardId, owner },
    { ...message, template, words: ofCompany[template] },
    then,
    trx
  )
})

/** Printed once addressed by the CEO. */
on('CardReissued', ({ cardId, owner, lastFour }, then, trx) => {
  const params = { card: maskedInSms(lastFour) }
  const message = {
    key: `card-reissued:${cardId}`,
    template: 'company-card-reissued',
    params,
  } as const
  return notifyCompany({ cardId, owner }, message, then, trx)
})

on('CardPinChanged', async ({ cardId, owner, lastFour, at }, then, trx) => {
  const message = { key: `card-pin:${cardId}:${at}`, params: { card: maskedInSms(lastFour) } }
  const template = 'card-pin-changed'
  const words = ofCompany[template]
  await notifyKeeper({ cardId, owner }, { ...message, template, words }, then, trx)
})

on('CardPinLocked', async ({ cardId, owner, lastFour, at }, then, trx) => {
  const message = {
    key: `card-pin-locked:${cardId}:${at}`,
    params: { card: maskedInSms(lastFour) },
  }
  const template = 'card-pin-locked'
  const words = ofCompany[template]
  await notifyKeeper({ cardId, owner }, { ...message, template, words }, then, trx)
})
