import ExcelJS from 'exceljs'
import db from '@adonisjs/lucid/services/db'
import type { Permission } from '#contracts/identity'
import type { StaffActor } from '#app/platform/audit/actor'
import { newId } from '#app/platform/values/ids'
import { get, type Answer } from './http.js'

interface ListQuery {
  sort?: unknown
  range?: unknown
  filter?: unknown
  after?: string
  format?: string
}

/** The query of a list, in the dialect of ra-data-simple-rest. */
export const listQuery = ({ after, format, ...json }: ListQuery): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(json)) {
    if (value !== undefined) query.set(name, JSON.stringify(value))
  }
  if (after !== undefined) query.set('after', after)
  if (format !== undefined) query.set('format', format)
  return query.toString()
}

/** One page of a back-office list. */
export const list = (resource: string, token: string, query: ListQuery = {}): Promise<Answer> =>
  get(`/api/admin/${resource}?${listQuery(query)}`, { token })

/** The numbers that a list answers in its header. */
export const rangeOf = ({ headers }: Answer) => {
  const [, first, last, total] =
    /^\S+ (?:(\d+)-(\d+)|\*)\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? []
  return { first: Number(first), last: Number(last), total: Number(total) }
}

/** An export, as the bytes that a browser would save. */
export const exported = async (path: string, token: string) => {
  const answer = await fetch(new URL(path, `http://${process.env.HOST}:${process.env.PORT}`), {
    headers: { authorization: `Bearer ${token}` },
  })
  return {
    status: answer.status,
    headers: answer.headers,
    bytes: Buffer.from(await answer.arrayBuffer()),
  }
}

/** The cells of the first sheet, row by row, as Excel would show them. */
export const sheetOf = async (bytes: Buffer) => {
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(bytes as unknown as ArrayBuffer)
  const [sheet] = workbook.worksheets
  const rows: unknown[][] = []
  sheet.eachRow((row) => {
    const cells = row.values as unknown[]
    rows.push(Array.from({ length: sheet.columnCount }, (_, index) => cells[index + 1] ?? null))
  })
  return { sheet, rows, sheets: workbook.worksheets.length }
}

/** A caller for reads that go around HTTP. */
export const aCaller = (change: Partial<StaffActor> = {}): StaffActor => ({
  kind: 'staff',
  id: newId(),
  username: 'test',
  fullName: 'test',
  sessionId: newId(),
  role: 'super',
  permissions: [] as Permission[],
  distributorId: null,
  branchId: null,
  ...change,
})

export interface Message {
  id: string
  phone: string
  template: string
  provider: string | null
  created_at: Date
}

/** Messages that were sent, each a second after the one before. */
export const messages = async (
  count: number,
  of: (index: number) => Partial<Message> = () => ({}),
  from = new Date('2026-03-01T10:00:00Z')
): Promise<Message[]> => {
  const rows = Array.from({ length: count }, (_, index) => {
    const at = new Date(from.getTime() + index * 1000)
    return {
      id: newId(),
      phone: '09120000000',
      template: 'login-code',
      provider: 'sandbox',
      created_at: at,
      ...of(index),
    }
  })
  await db.table('sms_messages').multiInsert(
    rows.map((row) => ({
      ...row,
      idempotency_key: row.id,
      status: 'SENT',
      sent_at: row.created_at,
    }))
  )
  return rows
}
