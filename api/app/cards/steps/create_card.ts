import { clock } from '#app/shared/clock'
import type { Trx } from '#app/shared/database'
import { newId } from '#app/shared/ids'

/** Allocation creates the card; its owner chooses an address next. domain "Cards" */
export default class CreateCard {
  async execute(registrationId: string, trx: Trx): Promise<void> {
    const now = clock.businessNow().toJSDate()
    await trx.insertQuery().table('cards').insert({
      id: newId(),
      registration_id: registrationId,
      status: 'CREATED',
      created_at: now,
      updated_at: now,
    })
  }
}
