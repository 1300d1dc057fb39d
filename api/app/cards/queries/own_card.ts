import type { Address, DeliveryAddress } from '#contracts/addresses'
import type { CardStatus, ParcelStatus } from '#contracts/cards'
import type { Owner } from '#contracts/owners'
import { prepared, type Client } from '#app/shared/database'
import { NotFound } from '#app/shared/errors'
import { openedNumber } from '../card_numbers.js'
import { expireAt } from '../domain/expiry.js'
import { messages } from '../i18n/fa.js'

/** GET /card/self: the card as its holder, and nobody else, reads it. */
export interface OwnCard {
  id: string
  /** Whole. */
  cardNumber: string
  status: CardStatus
  /** Of its last parcel; null before there is one. */
  parcelStatus: ParcelStatus | null
  firstname: string | null
  lastname: string | null
  phone: string
  /** `YYYY-MM`, Gregorian; the Jalali month on the card is that of its first day. */
  expireAt: string
  deliveryAddress: Address | null
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
}

const selection = `
  select card.id, card.number_encrypted as encrypted, card.status, parcel.status as "parcelStatus",
         person.firstname, person.lastname, owner.phone, card.expires_on as "expiresOn",
         card.delivery_address as "deliveryAddress"
    from cards card
    join owners owner on owner.owner_type = card.owner_type and owner.owner_id = card.owner_id
    left join users person on person.id = owner.user_id
    left join lateral (
      select status from parcels where card_id = card.id order by created_at desc, id desc limit 1
    ) parcel on true
   where card.owner_type = ? and card.owner_id = ? and card.plan = ?`

const newestSql = `${selection} order by card.created_at desc, card.id desc limit 1`
const oneSql = `${selection} and card.id = ?`

/** A card goes to an address that was deliverable for it, whatever its owner chose since. */
const addressOf = (address: DeliveryAddress | null): Address | null =>
  address && { ...address, deliverable: true }

const cardOf = ({ encrypted, expiresOn, deliveryAddress, ...row }: Row): OwnCard => ({
  ...row,
  cardNumber: openedNumber(encrypted),
  expireAt: expireAt(expiresOn),
  deliveryAddress: addressOf(deliveryAddress),
})

/** The newest card of an owner in a plan. @throws NotFound without one */
export const ownCard = async ({ type, id, plan }: Owner, client?: Client): Promise<OwnCard> => {
  const [row] = await prepared<Row>('own_card', newestSql, [type, id, plan], client)
  if (!row) throw new NotFound(messages.noCard)
  return cardOf(row)
}

/** One of an owner's cards in a plan. @throws NotFound for those of others */
export const ownCardNamed = async (
  { type, id, plan }: Owner,
  cardId: string,
  client?: Client
): Promise<OwnCard> => {
  const [row] = await prepared<Row>('own_card_named', oneSql, [type, id, plan, cardId], client)
  if (!row) throw new NotFound()
  return cardOf(row)
}
