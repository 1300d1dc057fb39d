import Excel from 'exceljs'
import { InvalidFields } from '#app/shared/errors'
import { readWorkbook, UnreadableWorkbook } from '#app/shared/workbook/read_workbook'
import { readPrintRows, type PrintLine } from '../domain/print_rows.js'
import { messages, printFile } from '../i18n/fa.js'

interface PrintRow {
  row: number
  reference: string
  cardNumber: string
  expiry: string
  name: string
  /** Empty for who has not said it. */
  latinName: string
}

/** The cards as the printer reads them, and the empty columns that it answers in. */
export const writePrintFile = async (rows: readonly PrintRow[]): Promise<Buffer> => {
  const workbook = new Excel.Workbook()
  const sheet = workbook.addWorksheet(printFile.sheet, { views: [{ rightToLeft: true }] })
  sheet.columns = Object.entries(printFile.columns).map(([key, header]) => ({
    key,
    header,
    width: 24,
  }))
  for (const row of rows) sheet.addRow(row)
  return Buffer.from(await workbook.xlsx.writeBuffer())
}

const limits = {
  unpackedBytesMax: 16 * 2 ** 20,
  charactersMax: 4 * 2 ** 20,
  rowsMax: 5_000,
  cellsMax: 100_000,
  columnsMax: 50,
}

const refuse = (rule: string, message: string): never => {
  throw new InvalidFields([{ field: 'file', rule, message }])
}

/** Reads the printer's answer. @throws InvalidFields for what is no workbook, or has not the columns needed */
export const readPrintFile = async (file: Buffer): Promise<PrintLine[]> => {
  const rows = await readWorkbook(file, limits).catch((error: unknown) => {
    if (!(error instanceof UnreadableWorkbook)) throw error
    return refuse('format', messages.resultUnreadable)
  })
  const lines = readPrintRows(rows) ?? refuse('columns', messages.columnsMissing)
  return lines.length ? lines : refuse('required', messages.resultEmpty)
}
