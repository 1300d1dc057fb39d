import Excel from 'exceljs'
import { printFile } from '../i18n/fa.js'

interface PrintRow {
  row: number
  reference: string
  cardNumber: string
  expiry: string
  name: string
  /** Empty when unknown. */
  latinName: string
}

/** With empty answer columns. */
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
