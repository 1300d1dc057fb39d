import type { Address, DeliveryAddress } from '#contracts/addresses'
import { isCardExpired, type CardStatus, type ParcelStatus } from '#contracts/cards'
import { clock } from '#app/platform/time/clock'
import { prepared, type Client } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { openedNumber } from '../card_numbers.js'
import { lockOn, cvv2Purpose, pinPurpose } from '../domain/attempts.js'
import { keeperBindings, type CardKeeper } from '../domain/card_keeper.js'
import { expireAt } from '../domain/expiry.js'
import { messages } from '../i18n/fa.js'

/** GET /card/self, for the holder only. */
export interface OwnCard {
  id: string
  cardNumber: string
  status: CardStatus
  /** Null before a parcel, and once a returned card is readdressed. */
  parcelStatus: ParcelStatus | null
  firstname: string | null
  lastname: string | null
  phone: string
  /** `YYYY-MM`, Gregorian; the printed Jalali month is that of its first day. */
  expireAt: string
  /** Nothing is bought with it, and it is not activated any more. */
  isExpired: boolean
  deliveryAddress: Address | null
  /** By wrong PINs; a reset lifts it. */
  pinLockedUntil: Date | null
  /** By wrong CVV2. */
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
    join issuing_keepers keeper on keeper.card_id = card.id
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

/** Was deliverable when chosen. */
const addressOf = (address: DeliveryAddress | null): Address | null =>
  address && { ...address, deliverable: true }

const cardOf = ({ encrypted, expiresOn, deliveryAddress, ...row }: Row): OwnCard => ({
  ...row,
  cardNumber: openedNumber(encrypted),
  expireAt: expireAt(expiresOn),
  isExpired: isCardExpired(expiresOn, clock.today()),
  deliveryAddress: addressOf(deliveryAddress),
})

/**
 * Newest.
 * @throws NotFound
 */
export const ownCard = async (keeper: CardKeeper, client?: Client): Promise<OwnCard> => {
  const [row] = await prepared<Row>('own_card', newestSql, bindingsOf(keeper), client)
  if (!row) throw new NotFound(messages.noCard)
  return cardOf(row)
}

/** @throws NotFound also for others' */
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
