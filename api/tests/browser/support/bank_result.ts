import Excel from 'exceljs'

const headers = {
  paymentId: 'شناسه پرداخت',
  distributor: 'شرکت پخش',
  iban: 'شبا',
  amount: 'مبلغ (ریال)',
}
const answered = { status: 'وضعیت', trackingNumber: 'شماره پیگیری', reason: 'علت' }

export interface Transfer {
  paymentId: string
  distributor: string
  iban: string
  amount: number
}

const open = async (file: string) => {
  const workbook = new Excel.Workbook()
  await workbook.xlsx.readFile(file)
  const sheet = workbook.worksheets[0]
  const columns = new Map<string, number>()
  sheet.getRow(1).eachCell((cell, column) => columns.set(cell.text, column))
  const text = (row: Excel.Row, header: string) => row.getCell(columns.get(header)!).text
  const cell = (row: Excel.Row, header: string) => row.getCell(columns.get(header)!)
  const rows = sheet.getRows(2, sheet.rowCount - 1) ?? []
  return { workbook, rows, text, cell }
}

/** The bank's file as somebody there reads it. */
export const transfersIn = async (file: string): Promise<Transfer[]> => {
  const { rows, text } = await open(file)
  return rows.map((row) => ({
    paymentId: text(row, headers.paymentId),
    distributor: text(row, headers.distributor),
    iban: text(row, headers.iban),
    amount: Number(text(row, headers.amount)),
  }))
}

/** What the bank sends back: the same file, with the columns filled that it answers in. @returns the new file */
export const answerFile = async (
  file: string,
  failureOf: (transfer: Transfer) => string | null
): Promise<string> => {
  const { workbook, rows, cell } = await open(file)
  const transfers = await transfersIn(file)
  rows.forEach((row, i) => {
    const failure = failureOf(transfers[i])
    cell(row, answered.status).value = failure ? 'FAILED' : 'PAID'
    cell(row, answered.trackingNumber).value = failure ? '' : `14050${transfers[i].paymentId}`
    cell(row, answered.reason).value = failure ?? ''
  })
  const answer = file.replace(/\.xlsx$/, '-result.xlsx')
  await workbook.xlsx.writeFile(answer)
  return answer
}
