import type { CardStatus } from '#contracts/cards'
import { prepared } from '#app/platform/database/database'
import { openedNumber } from '../card_numbers.js'
import { expireAt } from '../domain/expiry.js'
import { cardIssuer } from '../issuers.js'

/** Both sides; demo only. */
export interface CardInHand {
  cardNumber: string
  cvv2: string
  expireAt: string
  status: CardStatus
}
interface Row {
  id: string
  encrypted: string
  expiresOn: string
  status: CardStatus
}

const sql = `
  select card.id, card.number_encrypted as encrypted, card.expires_on as "expiresOn", card.status
    from cards card
    join issuing_keepers keeper on keeper.card_id = card.id
   where keeper.phone = ? order by card.created_at desc, card.id desc limit 20`

/** Newest first. */
export const cardsInHand = async (phone: string): Promise<CardInHand[]> => {
  const rows = await prepared<Row>('cards_in_hand', sql, [phone])
  return Promise.all(
    rows.map(async ({ id, encrypted, expiresOn, status }) => {
      const number = openedNumber(encrypted)
      const cvv2 = await cardIssuer().cvv2({ id, number, expiresOn })
      return { cardNumber: number, cvv2, expireAt: expireAt(expiresOn), status }
    })
  )
}
