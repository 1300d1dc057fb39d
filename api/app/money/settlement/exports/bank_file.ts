import Excel from 'exceljs'
import { InvalidFields } from '#app/platform/errors'
import { jalaliDate } from '#app/platform/time/jalali'
import type { ResultLine } from '../domain/result.js'
import { readResultRows } from '../domain/result_rows.js'
import { bankFile, messages } from '../i18n/fa.js'
import type { RunDetail } from '../queries/run_detail.js'
import { resultRows } from './result_sheet.js'

/**
 * Waiting transfers in the bank's columns: row, reference, payee, IBAN, rials, description, and empty answer columns.
 */
export const writeBankFile = async (run: RunDetail): Promise<Buffer> => {
  const workbook = new Excel.Workbook()
  const sheet = workbook.addWorksheet(bankFile.sheet, { views: [{ rightToLeft: true }] })
  sheet.columns = Object.entries(bankFile.columns).map(([key, header]) => ({
    key,
    header,
    width: 24,
  }))
  run.payouts
    .filter(({ status }) => status === 'PENDING')
    .forEach((payout, i) =>
      sheet.addRow({
        row: i + 1,
        reference: payout.bankReference,
        distributor: payout.distributorName,
        iban: payout.iban,
        amount: payout.amount,
        description: `${bankFile.purposes[run.kind]} ${jalaliDate(run.upTo)}`,
      })
    )
  return Buffer.from(await workbook.xlsx.writeBuffer())
}

/** @throws InvalidFields naming missing columns */
export const readResultFile = async (file: Buffer): Promise<ResultLine[]> => {
  const read = readResultRows(await resultRows(file))
  if ('lines' in read) return read.lines
  const names = read.missing.map((column) => bankFile.columns[column])
  throw new InvalidFields([
    { field: 'file', rule: 'columns', message: messages.columnsMissing(names) },
  ])
}
