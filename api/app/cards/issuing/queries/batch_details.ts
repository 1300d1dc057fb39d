import { maskedNumber, type CardStatus, type PrintStatus } from '#contracts/cards'
import { prepared } from '#app/platform/database/database'
import { printReference } from '../domain/print_reference.js'

interface Line {
  cardId: string
  reference: string
  cardNumber: string
  ownerName: string | null
  status: PrintStatus
  reason: string | null
  cardStatus: CardStatus
}
interface Row extends Omit<Line, 'reference' | 'cardNumber'> {
  number: number
  row: number
  lastFour: string
}

const sql = `
  select card.id as "cardId", batch.number, line.row, card.last_four as "lastFour",
         keeper.name as "ownerName", line.status, line.reason, card.status as "cardStatus"
    from print_batch_cards line
    join print_batches batch on batch.id = line.batch_id
    join cards card on card.id = line.card_id
    join issuing_keepers keeper on keeper.card_id = card.id
   where line.batch_id = ? order by line.row`

export const batchDetails = async (id: string): Promise<{ lines: Line[] }> => {
  const rows = await prepared<Row>('print_batch_details', sql, [id])
  return {
    lines: rows.map(({ number, row, lastFour, ...line }) => ({
      ...line,
      reference: printReference(number, row),
      cardNumber: maskedNumber(lastFour),
    })),
  }
}
