import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { prepared, transaction } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { openedNumber } from '../card_numbers.js'
import { printReference } from '../domain/print_reference.js'
import { printedExpiry } from '../domain/expiry.js'
import { writePrintFile } from '../exports/print_file.js'

interface Row {
  row: number
  encrypted: string
  expiresOn: string
  name: string | null
  latinName: string | null
}

const batchSql = `select number from print_batches where id = ?`
const rowsSql = `
  select line.row, card.number_encrypted as encrypted, card.expires_on as "expiresOn", keeper.name,
         keeper.latin_name as "latinName"
    from print_batch_cards line
    join cards card on card.id = line.card_id
    join issuing_keepers keeper on keeper.card_id = card.id
   where line.batch_id = ? and line.status = 'PENDING' and card.status = 'PRINT_PENDING'
   order by line.row`

/**
 * The only exit of whole card numbers; audited before sending.
 * @throws NotFound
 */
export default class DownloadPrintFile {
  async execute({ actor, batchId }: { actor: StaffActor; batchId: string }) {
    const { number, rows } = await transaction(async (trx) => {
      const [batch] = await prepared<{ number: number }>('print_batch', batchSql, [batchId], trx)
      if (!batch) throw new NotFound()
      const found = await prepared<Row>('rows_to_print', rowsSql, [batchId], trx)
      const subject = { type: 'print-batches', id: batchId }
      const after = { cards: found.length }
      await audit({ actor, command: 'print-batches.download', subject, after }, trx)
      return { number: batch.number, rows: found }
    })
    const content = await writePrintFile(
      rows.map(({ row, encrypted, expiresOn, name, latinName }) => ({
        row,
        reference: printReference(number, row),
        cardNumber: openedNumber(encrypted),
        expiry: printedExpiry(expiresOn),
        name: name ?? '',
        latinName: latinName ?? '',
      }))
    )
    return { number, content }
  }
}
