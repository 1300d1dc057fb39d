import Excel from 'exceljs'

const headers = { paymentId: 'شناسه پرداخت', distributor: 'شرکت پخش', amount: 'مبلغ (ریال)' }
const answered = ['وضعیت', 'شماره پیگیری', 'علت'] as const

export interface Transfer {
  paymentId: string
  distributor: string
  amount: number
}

const open = async (file: string) => {
  const workbook = new Excel.Workbook()
  await workbook.xlsx.readFile(file)
  const sheet = workbook.worksheets[0]
  const columns = new Map<string, number>()
  sheet.getRow(1).eachCell((cell, column) => columns.set(cell.text, column))
  const text = (row: Excel.Row, header: string) => row.getCell(columns.get(header)!).text
  const rows = sheet.getRows(2, sheet.rowCount - 1) ?? []
  return { workbook, sheet, rows, text, width: sheet.columnCount }
}

/** The bank's file as somebody there reads it. */
export const transfersIn = async (file: string): Promise<Transfer[]> => {
  const { rows, text } = await open(file)
  return rows.map((row) => ({
    paymentId: text(row, headers.paymentId),
    distributor: text(row, headers.distributor),
    amount: Number(text(row, headers.amount)),
  }))
}

/** What the bank sends back: the same file, with its own columns behind. @returns the new file */
export const answerFile = async (
  file: string,
  failureOf: (transfer: Transfer) => string | null
): Promise<string> => {
  const { workbook, sheet, rows, width } = await open(file)
  const transfers = await transfersIn(file)
  answered.forEach((header, i) => (sheet.getCell(1, width + 1 + i).value = header))
  rows.forEach((row, i) => {
    const failure = failureOf(transfers[i])
    row.getCell(width + 1).value = failure ? 'FAILED' : 'PAID'
    row.getCell(width + 2).value = failure ? '' : `14050${transfers[i].paymentId}`
    row.getCell(width + 3).value = failure ?? ''
  })
  const answer = file.replace(/\.xlsx$/, '-result.xlsx')
  await workbook.xlsx.writeFile(answer)
  return answer
}
