import { ownerColumns } from '#app/people/owners/owner'
import { clock } from '#app/platform/time/clock'
import { prepared, type Trx } from '#app/platform/database/database'
import { publish } from '#app/platform/events/outbox'
import { newId } from '#app/platform/values/ids'
import { drawNumber, numberIndexes, sealedNumber } from '../card_numbers.js'
import type { CardKeeper } from '../domain/card_keeper.js'
import { cardExpiry } from '../domain/expiry.js'

declare module '#app/platform/events/outbox' {
  interface Events {
    CardCreated: { cardId: string }
  }
}

const takenSql = `select exists (select from cards where number_index = any(?)) as taken`

/** Never used before. */
const freeNumber = async (trx: Trx): Promise<string> => {
  for (;;) {
    const number = drawNumber()
    const [{ taken }] = await prepared<{ taken: boolean }>(
      'card_number_taken',
      takenSql,
      [numberIndexes(number)],
      trx
    )
    if (!taken) return number
  }
}

/** The owner chooses an address next. domain "Cards" */
export default class CreateCard {
  /**
   * @param replacesId the retired card
   * @returns the new card's id
   */
  async execute(
    { owner, holderId }: CardKeeper,
    trx: Trx,
    replacesId: string | null = null
  ): Promise<string> {
    const cardId = newId()
    const now = clock.businessNow().toJSDate()
    await trx
      .insertQuery()
      .table('cards')
      .insert({
        id: cardId,
        ...ownerColumns(owner),
        plan: owner.plan,
        holder_id: holderId,
        ...sealedNumber(await freeNumber(trx)),
        expires_on: cardExpiry(clock.today()),
        replaces_id: replacesId,
        status: 'CREATED',
        created_at: now,
        updated_at: now,
      })
    await publish('CardCreated', { cardId }, trx)
    return cardId
  }
}
