import Excel from 'exceljs'
import { toAsciiDigits } from '#contracts/digits'
import { InvalidFields } from '#app/shared/errors'
import { jalaliDate } from '#app/shared/jalali'
import { visible } from '#app/shared/validation'
import type { ResultLine } from '../domain/result.js'
import { bankFile, messages, resultColumns } from '../i18n/fa.js'
import type { RunDetail } from '../queries/run_detail.js'
import { reasonMax, resultLinesMax, trackingMax } from '../validators/settlement.js'
import { expectUnpackedWithin } from './unpacked_size.js'

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

/** A sheet of 50,000 lines unpacks to half of it. */
const unpackedMax = 64 * 2 ** 20

/**
 * What else a sheet may bring beside its cells. The reader writes a rule or a merge for each cell of its area:
 * one that somebody drew over whole columns would keep it busy for ever.
 */
const besideCells = [
  'cols',
  'mergeCells',
  'dataValidations',
  'conditionalFormatting',
  'autoFilter',
  'hyperlinks',
  'rowBreaks',
  'tableParts',
  'drawing',
  'extLst',
]
/** Reading ends with a row beyond them; up to them there is time to say how many there may be. */
const readOptions = { ignoreNodes: besideCells, maxRows: 2 * resultLinesMax, maxCols: 100 }

/** As many as a spreadsheet has; a row's number may say anything. */
const rowsMax = 2 ** 20

/** The reader unpacks everything into memory, so a file that is small only while packed goes no further. */
const firstSheet = async (file: Buffer): Promise<Excel.Worksheet | undefined> => {
  const workbook = new Excel.Workbook()
  try {
    await expectUnpackedWithin(file, unpackedMax)
    await workbook.xlsx.load(new Uint8Array(file).buffer, readOptions)
  } catch {
    throw unreadable()
  }
  const [sheet] = workbook.worksheets
  if (sheet?.rowCount > rowsMax) throw unreadable()
  return sheet
}

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
const amountIn = (cell: Excel.Cell | undefined): number | undefined =>
  cell?.formula && cell.result === undefined ? NaN : rialsIn(visible(cell?.text ?? ''))

/** Reads the file back with the bank's columns added; columns are found by their names. */
export const readResultFile = async (file: Buffer): Promise<ResultLine[]> => {
  const sheet = await firstSheet(file)
  const columns = columnsOf(sheet)
  const lines: ResultLine[] = []
  sheet?.eachRow((row, number) => {
    if (number === 1) return
    const text = (column: number | undefined) => (column ? visible(row.getCell(column).text) : '')
    const status = text(columns.status).toUpperCase()
    if (status !== 'PAID' && status !== 'FAILED') throw unreadable()
    lines.push({
      paymentId: toAsciiDigits(text(columns.reference)),
      status,
      amount: amountIn(columns.amount ? row.getCell(columns.amount) : undefined),
      trackingNumber: text(columns.trackingNumber).slice(0, trackingMax) || undefined,
      reason: text(columns.reason).slice(0, reasonMax) || undefined,
    })
  })
  return lines
}

const columnsOf = (sheet: Excel.Worksheet | undefined) => {
  const found = new Map<string, number>()
  sheet?.getRow(1).eachCell((cell, column) => found.set(cell.text.trim(), column))
  const columns = {
    reference: found.get(bankFile.columns.reference),
    amount: found.get(bankFile.columns.amount),
    status: found.get(resultColumns.status),
    trackingNumber: found.get(resultColumns.trackingNumber),
    reason: found.get(resultColumns.reason),
  }
  if (!columns.reference || !columns.status) throw unreadable()
  return columns
}
