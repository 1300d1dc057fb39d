import type { AnsweredCard, PrintAnswer, PrintStatus } from '#contracts/cards'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { prepared, transaction, type Trx } from '#app/platform/database/database'
import { printReference } from '../domain/print_reference.js'
import type { PrintLine } from '../domain/print_rows.js'
import { lockBatch } from '../steps/cancel_batch.js'
import { lockCard } from '../steps/lock_card.js'
import { printCard } from '../steps/print_card.js'

interface ImportCommand {
  actor: StaffActor
  batchId: string
  lines: PrintLine[]
}
interface Line {
  row: number
  cardId: string
  status: PrintStatus
}

/** By id, the common lock order. */
const linesSql = `
  select row, card_id as "cardId", status from print_batch_cards where batch_id = ? order by card_id`

/**
 * Row by row: printed cards get parcels, failed ones wait for the next batch. Misfits are reported; a repeated file has
 * no effect.
 */
export default class ImportPrintResult {
  async execute({ actor, batchId, lines }: ImportCommand): Promise<AnsweredCard[]> {
    return transaction(async (trx) => {
      const number = await lockBatch(batchId, trx)
      const known = await prepared<Line>('print_batch_lines', linesSql, [batchId], trx)
      const answers = await answerAll(batchId, number, known, lines, trx)
      const count = (wanted: PrintAnswer) =>
        answers.filter(({ answer }) => answer === wanted).length
      const after = { printed: count('PRINTED'), failed: count('FAILED') }
      const subject = { type: 'print-batches', id: batchId }
      if (after.printed + after.failed > 0) {
        await audit({ actor, command: 'print-batches.import', subject, after }, trx)
      }
      return answers
    })
  }
}

const answerAll = async (
  batchId: string,
  number: number,
  known: readonly Line[],
  lines: readonly PrintLine[],
  trx: Trx
): Promise<AnsweredCard[]> => {
  const order = new Map(known.map((line, at) => [printReference(number, line.row), { line, at }]))
  const place = ({ reference }: PrintLine) => order.get(reference)?.at ?? known.length
  const answered = new Map<PrintLine, PrintAnswer>()
  for (const line of lines.toSorted((a, b) => place(a) - place(b))) {
    const asked = order.get(line.reference)?.line
    answered.set(line, asked ? await answer(batchId, asked, line, trx) : 'UNKNOWN_REFERENCE')
  }
  return lines.map((line) => ({
    row: line.row,
    reference: line.reference,
    answer: answered.get(line)!,
  }))
}

const answer = async (
  batchId: string,
  asked: Line,
  { verdict, reason }: PrintLine,
  trx: Trx
): Promise<PrintAnswer> => {
  if (verdict === 'UNKNOWN') return 'UNKNOWN_VERDICT'
  if (asked.status === 'CANCELED') return 'BATCH_CANCELED'
  if (asked.status !== 'PENDING') return 'ANSWERED_BEFORE'
  const card = await lockCard(asked.cardId, trx)
  if (card.status !== 'PRINT_PENDING') return 'WRONG_STATE'
  if (verdict === 'PRINTED') await printCard(card, trx)
  else {
    await trx
      .from('print_batch_cards')
      .where({ batch_id: batchId, card_id: card.id })
      .update({ status: 'FAILED', reason, answered_at: clock.businessNow().toJSDate() })
  }
  // The first row of a card counts.
  asked.status = verdict
  return verdict
}
