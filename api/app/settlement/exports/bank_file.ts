import Excel from 'exceljs'
import { toAsciiDigits } from '#contracts/digits'
import { InvalidFields } from '#app/shared/errors'
import { jalaliDate } from '#app/shared/jalali'
import type { SheetCell, SheetRow } from '#app/shared/workbook/read_workbook'
import type { ResultLine } from '../domain/result.js'
import { bankFile, messages, resultColumns } from '../i18n/fa.js'
import type { RunDetail } from '../queries/run_detail.js'
import { reasonMax, trackingMax } from '../validators/settlement.js'
import { resultRows } from './result_sheet.js'

/** The transfers that still wait, as the bank reads them: row, payment id, distributor, IBAN, rials, description. */
export const writeBankFile = async (run: RunDetail): Promise<Buffer> => {
  const workbook = new Excel.Workbook()
  const sheet = workbook.addWorksheet(bankFile.sheet, { views: [{ rightToLeft: true }] })
  sheet.columns = Object.entries(bankFile.columns).map(([key, header]) => ({
    key,
    header,
    width: 24,
  }))
  const purpose = run.kind === 'MATURITY' ? bankFile.maturity : bankFile.discount
  run.payouts
    .filter(({ status }) => status === 'PENDING')
    .forEach((payout, i) =>
      sheet.addRow({
        row: i + 1,
        reference: payout.paymentId,
        distributor: payout.distributorName,
        iban: payout.iban,
        amount: payout.amount,
        description: `${purpose} ${jalaliDate(run.upTo)}`,
      })
    )
  return Buffer.from(await workbook.xlsx.writeBuffer())
}

const unreadable = () =>
  new InvalidFields([{ field: 'file', rule: 'format', message: messages.resultUnreadable }])

/**
 * Rials as a bank writes them, perhaps grouped; undefined when there are none. What is no whole amount, such
 * as one that was taken back, is no amount that was asked for.
 */
const rialsIn = (text: string): number | undefined => {
  const digits = toAsciiDigits(text).replace(/(?<=\d)[,٬،' ](?=\d{3}(?!\d))|\.0*$/gu, '')
  if (digits === '') return undefined
  return /^\d{1,16}$/.test(digits) ? Number(digits) : NaN
}

/** The amount of a line; a formula that nobody has worked out says nothing that could be believed. */
const amountIn = (cell: SheetCell | undefined): number | undefined =>
  cell === null ? NaN : rialsIn(cell ?? '')

/** Reads the file back with the bank's columns added; columns are found by their names. */
export const readResultFile = async (file: Buffer): Promise<ResultLine[]> => {
  const [head, ...rows] = await resultRows(file)
  const columns = columnsOf(head)
  return rows.map(({ cells }) => {
    const text = (column: number) => cells[column] ?? ''
    const status = text(columns.status).toUpperCase()
    if (status !== 'PAID' && status !== 'FAILED') throw unreadable()
    return {
      paymentId: toAsciiDigits(text(columns.reference)),
      status,
      amount: amountIn(cells[columns.amount]),
      trackingNumber: text(columns.trackingNumber).slice(0, trackingMax) || undefined,
      reason: text(columns.reason).slice(0, reasonMax) || undefined,
    }
  })
}

/** Where each column stands; -1 for one that is not there. */
const columnsOf = (head: SheetRow | undefined) => {
  const at = (header: string) => head?.cells.indexOf(header) ?? -1
  const columns = {
    reference: at(bankFile.columns.reference),
    amount: at(bankFile.columns.amount),
    status: at(resultColumns.status),
    trackingNumber: at(resultColumns.trackingNumber),
    reason: at(resultColumns.reason),
  }
  if (head?.number !== 1 || columns.reference < 0 || columns.status < 0) throw unreadable()
  return columns
}
