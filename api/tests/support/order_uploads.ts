import ExcelJS from 'exceljs'
import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { readTable } from '#app/platform/workbook/read_workbook'
import { uploadColumns, type UploadColumn, type UploadRow } from '#contracts/order_uploads'
import { aSupplier, type Supplier } from '#factories/distributor'
import { freshExternalId } from '#factories/fresh'
import { baseUrl, call, get, type Answer, type CallOptions } from './http.js'
import { staffToken } from './identity.js'

export const uploadsPath = '/api/distributor/orders/uploads'

/** A distributor's people of each kind, and somebody of another one. */
export const anUploadingHouse = async (options?: Parameters<typeof aSupplier>[0]) => {
  const [supplier, stranger] = [await aSupplier(options), await aSupplier()]
  const distributorId = supplier.id
  const branchId = randomUUID()
  await db.table('distributor_branches').insert({
    ...{ id: branchId, distributor_id: distributorId, name: 'شعبه شمال' },
    created_at: new Date(),
  })
  return {
    ...{ supplier, branchId },
    manager: await staffToken('distributor', { distributorId }),
    clerk: await staffToken('branch', { distributorId, branchId }),
    accountant: await staffToken('accountant', { distributorId }),
    rival: await staffToken('distributor', { distributorId: stranger.id }),
  }
}
export type UploadingHouse = Awaited<ReturnType<typeof anUploadingHouse>>

export type Line = Partial<Record<UploadColumn, string | number>>

/** A line that could be sold to whoever has the phone. */
export const lineFor = (phone: string, line: Line = {}): Line => ({
  externalId: freshExternalId(),
  buyerPhone: phone,
  itemName: 'روغن مایع',
  unitType: 'کارتن',
  qty: 2,
  price: 1_000_000,
  dueDateInDays: 60,
  invoicedAt: '1405/01/15',
  ...line,
})

export const sheetOf = async (...rows: unknown[][]): Promise<Uint8Array<ArrayBuffer>> => {
  const book = new ExcelJS.Workbook()
  book.addWorksheet('x').addRows(rows)
  return new Uint8Array(await book.xlsx.writeBuffer())
}

export const linesFile = (lines: readonly Line[]): Promise<Uint8Array<ArrayBuffer>> =>
  sheetOf(
    [...uploadColumns],
    ...lines.map((line) => uploadColumns.map((column) => line[column] ?? ''))
  )

export const formWith = (
  file: Uint8Array<ArrayBuffer>,
  name = 'invoices.xlsx',
  texts: Record<string, string> = {}
): FormData => {
  const form = new FormData()
  form.append('file', new Blob([file]), name)
  for (const [field, text] of Object.entries(texts)) form.append(field, text)
  return form
}

export const sendUpload = (
  token: string,
  file: Uint8Array<ArrayBuffer>,
  options: Pick<CallOptions, 'key'> & { name?: string; texts?: Record<string, string> } = {}
): Promise<Answer> =>
  call('POST', uploadsPath, {
    ...{ token, key: options.key },
    body: formWith(file, options.name, options.texts),
  })

export const mendRow = (token: string, id: string, row: number, cells: Line) =>
  call('PUT', `${uploadsPath}/${id}/rows/${row}`, { token, body: { cells } })

export const checkLines = async (token: string, ...lines: Line[]) => {
  const answer = await sendUpload(token, await linesFile(lines))
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body as { id: string; counts: Record<string, number> }
}

export const rowsOfUpload = async (token: string, id: string, query = ''): Promise<UploadRow[]> => {
  const { body } = await get(`${uploadsPath}/${id}/rows?${query}`, { token })
  return body.rows
}

export const postOf = (token: string, id: string, key?: string) =>
  call('POST', `${uploadsPath}/${id}/post`, { token, body: {}, key })

export interface UploadOf {
  supplier: Supplier
  token: string
  id: string
}

/** A file of so many invoices to one shop, all of them ready. */
export const aCheckedUpload = async (
  phone: string,
  { manager, supplier }: Pick<UploadingHouse, 'manager' | 'supplier'>,
  invoices = 1
): Promise<UploadOf> => {
  const lines = Array.from({ length: invoices }, () => lineFor(phone, { externalId: randomUUID() }))
  const { id } = await checkLines(manager, ...lines)
  return { supplier, token: manager, id }
}

/** The cells of a file that the API sends. */
export const sheetAt = async (path: string, token: string): Promise<string[][]> => {
  const response = await fetch(new URL(path, baseUrl()), {
    headers: { authorization: `Bearer ${token}` },
  })
  if (response.status !== 200) throw new Error(await response.text())
  const rows = await readTable(Buffer.from(await response.arrayBuffer()), {
    ...{ unpackedBytesMax: 2 ** 24, charactersMax: 2 ** 20, rowsMax: 100 },
    ...{ cellsMax: 10_000, columnsMax: 50 },
  })
  return rows.map(({ cells }) => cells.map((cell) => cell ?? ''))
}
