import type { Address, DeliveryAddress } from '#contracts/addresses'
import type { CardStatus, ParcelStatus } from '#contracts/cards'
import { clock } from '#app/platform/time/clock'
import { prepared, type Client } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { openedNumber } from '../card_numbers.js'
import { lockOn, cvv2Purpose, pinPurpose } from '../domain/attempts.js'
import { keeperBindings, type CardKeeper } from '../domain/card_keeper.js'
import { expireAt } from '../domain/expiry.js'
import { messages } from '../i18n/fa.js'

/** GET /card/self: the card as its holder, and nobody else, reads it. */
export interface OwnCard {
  id: string
  /** Whole. */
  cardNumber: string
  status: CardStatus
  /** Of its last parcel; null before there is one, and for a card that came back once it is known where it goes. */
  parcelStatus: ParcelStatus | null
  firstname: string | null
  lastname: string | null
  phone: string
  /** `YYYY-MM`, Gregorian; the Jalali month on the card is that of its first day. */
  expireAt: string
  deliveryAddress: Address | null
  /** Until when wrong PINs keep it from being used and its PIN from being changed; a new one after a forgotten one lifts it. */
  pinLockedUntil: Date | null
  /** Until when wrong CVV2 keep it from being activated. */
  activationLockedUntil: Date | null
}

interface Row {
  id: string
  encrypted: string
  status: CardStatus
  parcelStatus: ParcelStatus | null
  firstname: string | null
  lastname: string | null
  phone: string
  expiresOn: string
  deliveryAddress: DeliveryAddress | null
  pinLockedUntil: Date | null
  activationLockedUntil: Date | null
}

const selection = `
  select card.id, card.number_encrypted as encrypted, card.status, parcel_status_of(card) as "parcelStatus",
         keeper.firstname, keeper.lastname, keeper.phone, card.expires_on as "expiresOn",
         card.delivery_address as "deliveryAddress",
         pins.locked_until as "pinLockedUntil", cvv2s.locked_until as "activationLockedUntil"
    from cards card
    join card_keepers keeper on keeper.card_id = card.id
    left join identity_locks pins on ${lockOn('pins', pinPurpose)}
    left join identity_locks cvv2s on ${lockOn('cvv2s', cvv2Purpose)}
   where card.owner_type = ? and card.owner_id = ? and card.plan = ?
     and card.holder_id is not distinct from ?`

const newestSql = `${selection} order by card.created_at desc, card.id desc limit 1`
const oneSql = `${selection} and card.id = ?`

const bindingsOf = (keeper: CardKeeper) => {
  const now = clock.businessNow().toJSDate()
  return [now, now, ...keeperBindings(keeper)]
}

/** A card goes to an address that was deliverable for it, whatever its owner chose since. */
const addressOf = (address: DeliveryAddress | null): Address | null =>
  address && { ...address, deliverable: true }

const cardOf = ({ encrypted, expiresOn, deliveryAddress, ...row }: Row): OwnCard => ({
  ...row,
  cardNumber: openedNumber(encrypted),
  expireAt: expireAt(expiresOn),
  deliveryAddress: addressOf(deliveryAddress),
})

/** The newest card of a keeper. @throws NotFound without one */
export const ownCard = async (keeper: CardKeeper, client?: Client): Promise<OwnCard> => {
  const [row] = await prepared<Row>('own_card', newestSql, bindingsOf(keeper), client)
  if (!row) throw new NotFound(messages.noCard)
  return cardOf(row)
}

/** One of a keeper's cards. @throws NotFound for those of others */
export const ownCardNamed = async (
  keeper: CardKeeper,
  cardId: string,
  client?: Client
): Promise<OwnCard> => {
  const named = [...bindingsOf(keeper), cardId]
  const [row] = await prepared<Row>('own_card_named', oneSql, named, client)
  if (!row) throw new NotFound()
  return cardOf(row)
}
