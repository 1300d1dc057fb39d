import db from '@adonisjs/lucid/services/db'
import type { CardStatus } from '#contracts/cards'
import { drawNumber, openedNumber, sealedNumber } from '#app/cards/issuing/card_numbers'
import { cardIssuer } from '#app/cards/issuing/issuers'
import { cardNamed, issued } from '#app/cards/issuing/steps/lock_card'
import { signContract } from './contract.js'
import { customerWith } from './person.js'
import { aShopWithCredit, type ShopWithCredit } from './shop.js'
import { fillWallet } from './wallet.js'

export const pin = '4821'

interface Carded {
  cardId: string
}
export interface Holder extends ShopWithCredit, Carded {}
export interface CardHolder extends Holder {
  cardNumber: string
}

/** The card as its issuer knows it. */
export const issuedOf = async ({ cardId }: Carded) => issued(await cardNamed(cardId))

/** Lets the issuer know a PIN, and the product a status, as the holder's steps at home leave them. */
export const enableCard = async (card: Carded, status: CardStatus = 'ENABLED') => {
  await db.from('cards').where('id', card.cardId).update({ status })
  await cardIssuer().setPin(await issuedOf(card), pin)
}

export const cardNumberOf = async ({ cardId }: Carded): Promise<string> =>
  openedNumber((await db.from('cards').where('id', cardId).firstOrFail()).number_encrypted)

/** Somebody whose card is where it is wanted, with contract and fee, without the way there. */
export const aHolder = async (
  status: CardStatus = 'CREATED',
  options: Parameters<typeof aShopWithCredit>[1] = {}
): Promise<Holder> => {
  const shop = await aShopWithCredit(100_000_000, options)
  await signContract(await customerWith(shop), 'CARD')
  const card = await db.from('cards').where('owner_id', shop.userId).firstOrFail()
  await db.from('cards').where('id', card.id).update({ status })
  return { ...shop, cardId: card.id }
}

/** An enabled card with a PIN that the issuer knows. */
export const anEnabledCard = async (): Promise<Holder> => {
  const holder = await aHolder()
  await enableCard(holder)
  return holder
}

/** Somebody with an enabled card, its PIN at the issuer, a line of a hundred million rials and cash. */
export const aCardHolder = async (cash = 0): Promise<CardHolder> => {
  const holder = await anEnabledCard()
  await fillWallet(holder, cash)
  return { ...holder, cardNumber: await cardNumberOf(holder) }
}

/** Numbers and enables the card of a shop owner whose row was written in bulk. */
export const numberedCard = async (ownerId: string): Promise<{ number: string }> => {
  const { id: cardId } = await db.from('cards').where('owner_id', ownerId).firstOrFail()
  const number = drawNumber()
  await db.from('cards').where('id', cardId).update(sealedNumber(number))
  await enableCard({ cardId })
  return { number }
}
