import type { CardStatus } from '#contracts/cards'
import type { OwnerType } from '#contracts/owners'
import type { Plan } from '#contracts/plans'
import { prepared, type Client, type Trx } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import type { IssuedCard } from '../adapters/card_issuer.js'
import { numberIndexes, openedNumber } from '../card_numbers.js'
import { keeperBindings, type CardKeeper } from '../domain/card_keeper.js'
import { messages } from '../i18n/fa.js'

export interface CardRow extends CardKeeper {
  id: string
  status: CardStatus
  lastFour: string
  encrypted: string
  expiresOn: string
  /** Returned, without a new address. */
  awaitsAddress: boolean
}
interface Row extends Omit<CardRow, 'owner'> {
  ownerType: OwnerType
  ownerId: string
  plan: Plan
}

const columns = `
  id, owner_type as "ownerType", owner_id as "ownerId", plan, holder_id as "holderId", status,
  last_four as "lastFour",
  number_encrypted as encrypted, expires_on as "expiresOn", awaits_address as "awaitsAddress"`

const newestSql = `
  select ${columns} from cards
   where owner_type = ? and owner_id = ? and plan = ? and holder_id is not distinct from ?
   order by created_at desc, id desc limit 1`
const oneSql = `select ${columns} from cards where id = ?`
const numberSql = `select ${columns} from cards where number_index = any(?)`
const lockSql = `select ${columns} from cards where id = ? for update`

const cardOf = ({ ownerType: type, ownerId: id, plan, ...row }: Row): CardRow => ({
  ...row,
  owner: { type, id, plan },
})

/**
 * Newest.
 * @throws NotFound
 */
export const newestCard = async (keeper: CardKeeper, client?: Client): Promise<CardRow> => {
  const [row] = await prepared<Row>('newest_card', newestSql, keeperBindings(keeper), client)
  if (!row) throw new NotFound(messages.noCard)
  return cardOf(row)
}

export const cardNamed = async (cardId: string, client?: Client): Promise<CardRow> => {
  const [row] = await prepared<Row>('card_named', oneSql, [cardId], client)
  if (!row) throw new NotFound()
  return cardOf(row)
}

/** Undefined when not ours. */
export const cardOfNumber = async (number: string): Promise<CardRow | undefined> => {
  const [row] = await prepared<Row>('card_of_number', numberSql, [numberIndexes(number)])
  return row && cardOf(row)
}

/** @throws NotFound */
export const lockCard = async (cardId: string, trx: Trx): Promise<CardRow> => {
  const [row] = await prepared<Row>('lock_card', lockSql, [cardId], trx)
  if (!row) throw new NotFound()
  return cardOf(row)
}

/** Rechecks after the lock, as it may be replaced meanwhile. */
export const lockNewestCard = async (keeper: CardKeeper, trx: Trx): Promise<CardRow> => {
  for (;;) {
    const locked = await lockCard((await newestCard(keeper, trx)).id, trx)
    if ((await newestCard(keeper, trx)).id === locked.id) return locked
  }
}

export const issued = ({ id, encrypted, expiresOn }: CardRow): IssuedCard => ({
  id,
  number: openedNumber(encrypted),
  expiresOn,
})
