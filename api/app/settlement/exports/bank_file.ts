import Excel from 'exceljs'
import { digitsOnly, toAsciiDigits } from '#contracts/digits'
import { InvalidFields } from '#app/shared/errors'
import { jalaliDate } from '#app/shared/jalali'
import type { ResultLine } from '../domain/result.js'
import { bankFile, messages, resultColumns } from '../i18n/fa.js'
import type { RunDetail } from '../queries/run_detail.js'
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

/** A sheet of 50,000 lines unpacks to a quarter of it. */
const unpackedMax = 100 * 2 ** 20

/** The reader unpacks everything into memory, so a file that is small only while packed goes no further. */
const firstSheet = async (file: Buffer): Promise<Excel.Worksheet | undefined> => {
  const workbook = new Excel.Workbook()
  try {
    await expectUnpackedWithin(file, unpackedMax)
    await workbook.xlsx.load(new Uint8Array(file).buffer)
  } catch {
    throw unreadable()
  }
  return workbook.worksheets[0]
}

/** Reads the file back with the bank's columns added; columns are found by their names. */
export const readResultFile = async (file: Buffer): Promise<ResultLine[]> => {
  const sheet = await firstSheet(file)
  const columns = columnsOf(sheet)
  const lines: ResultLine[] = []
  sheet?.eachRow((row, number) => {
    if (number === 1) return
    const text = (column: number | undefined) => (column ? row.getCell(column).text.trim() : '')
    const status = text(columns.status).toUpperCase()
    if (status !== 'PAID' && status !== 'FAILED') throw unreadable()
    const amount = digitsOnly(text(columns.amount))
    lines.push({
      paymentId: toAsciiDigits(text(columns.reference)),
      status,
      amount: amount === '' ? undefined : Number(amount),
      trackingNumber: text(columns.trackingNumber) || undefined,
      reason: text(columns.reason) || undefined,
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
