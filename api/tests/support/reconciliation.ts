import ExcelJS from 'exceljs'
import db from '@adonisjs/lucid/services/db'
import type { LineStatus, ReconciliationSource } from '#contracts/reconciliation'
import { jalaliDate } from '#app/platform/time/jalali'
import { newId } from '#app/platform/values/ids'
import { call, post } from './http.js'
import { list } from './resources.js'

export const reconciliationsPath = '/api/admin/reconciliations'

/** A movement, as the bank's file says it; what left the account is negative. */
export interface Told {
  reference: string
  day: string
  amount: number
}

export const bytes = (text: string) => new Uint8Array(Buffer.from(text))

const sum = (lines: readonly Told[]) => lines.reduce((total, { amount }) => total + amount, 0)

/** Persian headers, Jalali days, both sides, and a total below. */
export const xlsxOf = async (lines: readonly Told[]): Promise<Uint8Array<ArrayBuffer>> => {
  const book = new ExcelJS.Workbook()
  book
    .addWorksheet('x')
    .addRows([
      ['بانک نمونه، صورت‌حساب سپرده'],
      ['تاریخ', 'شماره پیگیری', 'بستانکار', 'بدهکار', 'شرح'],
      ...lines.map(({ reference, day, amount }) => [
        ...[jalaliDate(day), reference, Math.max(amount, 0), Math.max(-amount, 0), 'انتقال'],
      ]),
      ['جمع', '', sum(lines), '', ''],
    ])
  return new Uint8Array(await book.xlsx.writeBuffer())
}

/** English headers, days as ISO has them, one column with a sign. */
export const csvOf = (lines: readonly Told[]): Uint8Array<ArrayBuffer> =>
  bytes(
    [
      'Date;Reference Number;Amount;Status',
      ...lines.map(({ reference, day, amount }) => `${day} 10:20:30;${reference};${amount};OK`),
    ].join('\r\n')
  )

export const mt940Of = (lines: readonly Told[], closing = sum(lines)): Uint8Array<ArrayBuffer> =>
  bytes(
    [
      '{1:F01BANKIRTHXXXX0000000000}{2:I940KASBIRTHXXXXN}{4:',
      ':20:STATEMENT',
      ':25:IR000000000000000000000001',
      ':28C:1/1',
      ':60F:C260101IRR0,',
      ...lines.flatMap(({ reference, day, amount }) => [
        `:61:${day.slice(2).replaceAll('-', '')}${amount < 0 ? 'D' : 'C'}${Math.abs(amount)},00NTRFNONREF//${reference}`,
        ':86:transfer',
      ]),
      `:62F:${closing < 0 ? 'D' : 'C'}260131IRR${Math.abs(closing)},00`,
      '-}',
    ].join('\r\n')
  )

const entryOf = ({
  reference,
  day,
  amount,
}: Told) => `<Ntry><Amt Ccy="IRR">${Math.abs(amount)}.00</Amt>
  <CdtDbtInd>${amount < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
  <BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>${reference}</AcctSvcrRef>
  <NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
  <AmtDtls><TxAmt><Amt Ccy="IRR">1</Amt></TxAmt></AmtDtls></TxDtls></NtryDtls></Ntry>`

const balanceOf = (code: string, amount: number) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="IRR">${Math.abs(amount)}</Amt>
   <CdtDbtInd>${amount < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd></Bal>`

export const camtOf = (lines: readonly Told[], closing = sum(lines)): Uint8Array<ArrayBuffer> =>
  bytes(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>
${balanceOf('OPBD', 0)}${lines.map(entryOf).join('\n')}${balanceOf('CLBD', closing)}
</Stmt></BkToCstmrStmt></Document>`)

interface Sending {
  source?: ReconciliationSource
  from: string
  to: string
  name?: string
  key?: string
}

export const statementForm = (
  file: Uint8Array<ArrayBuffer>,
  { source = 'BANK', from, to, name = 'statement' }: Sending
): FormData => {
  const body = new FormData()
  body.append('source', source)
  body.append('from', from)
  body.append('to', to)
  body.append('file', new Blob([file]), name)
  return body
}

export const sendStatement = (token: string, file: Uint8Array<ArrayBuffer>, sending: Sending) =>
  call('POST', reconciliationsPath, { token, body: statementForm(file, sending), key: sending.key })

export interface LineRow {
  id: string
  status: LineStatus
  state: string
  theirReference: string | null
  theirAmount: number | null
  ourReference: string | null
  ourId: string | null
  depositId: string | null
  difference: number
}

export const linesOf = async (token: string, reconciliationId: string, status?: LineStatus) => {
  const found = await list('reconciliation-lines', token, {
    filter: { reconciliationId, ...(status && { status }) },
  })
  return found.body as LineRow[]
}

/** Deposits as they stand in our books, without entries: nothing here moves money. */
export const depositsHere = async (told: readonly Told[]): Promise<void> => {
  const { id: recordedBy } = await db.from('staff_users').firstOrFail()
  for (let from = 0; from < told.length; from += 500)
    await db.table('gateway_deposits').multiInsert(
      told.slice(from, from + 500).map(({ reference, day, amount }) => ({
        ...{ id: newId(), indicator: 'BANKTEST', amount, tracking_number: reference },
        ...{ deposited_on: day, recorded_by: recordedBy, recorded_at: new Date() },
      }))
    )
}

export const resolveLine = (token: string, id: string, body: object) =>
  post(`/api/admin/reconciliation-lines/${id}/resolve`, body, { token })

export const closeStatement = (token: string, id: string, body: object = {}) =>
  post(`${reconciliationsPath}/${id}/close`, body, { token })
