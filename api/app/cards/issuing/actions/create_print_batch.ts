import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { prepared, transaction } from '#app/platform/database/database'
import { BusinessRule } from '#app/platform/errors'
import { newId } from '#app/platform/values/ids'
import { messages } from '../i18n/fa.js'

/** Longest waiting first; the rest follow. */
const cardsMax = 500

const waitingSql = `
  select id from cards
   where status = 'PRINT_PENDING' and delivery_address is not null and not awaits_address
     and not exists (
       select from print_batch_cards line where line.card_id = cards.id and line.status = 'PENDING')
   order by updated_at, id limit ${cardsMax} for update skip locked`
const insertSql = `
  insert into print_batches (id, created_by, created_at) values (?, ?, ?) returning number`

export default class CreatePrintBatch {
  async execute({ actor }: { actor: StaffActor }) {
    return transaction(async (trx) => {
      const waiting = await prepared<{ id: string }>('cards_to_print', waitingSql, [], trx)
      if (waiting.length === 0) throw new BusinessRule(messages.nothingToPrint)
      const id = newId()
      const [{ number }] = await prepared<{ number: number }>(
        'insert_print_batch',
        insertSql,
        [id, actor.id, clock.businessNow().toJSDate()],
        trx
      )
      const lines = waiting.map((card, at) => ({ batch_id: id, card_id: card.id, row: at + 1 }))
      await trx.insertQuery().table('print_batch_cards').multiInsert(lines)
      const after = { number, cards: lines.length }
      const subject = { type: 'print-batches', id }
      await audit({ actor, command: 'print-batches.create', subject, after }, trx)
      return { id, ...after }
    })
  }
}
