import { parentPort, workerData } from 'node:worker_threads'
import { readCamt053 } from './camt053.ts'
import { readDelimited, textOf } from './delimited.ts'
import { readMt940 } from './mt940.ts'
import { lowerThreadPriority } from '../process/thread_priority.ts'
import { readRows, type SheetLimits, type SheetRow } from './sheet.ts'
import type { Statement } from './statement.ts'

/** What the thread is given, and what it answers: rows, or that the file is none that may be read. */
export interface WorkbookTask {
  bytes: Uint8Array
  limits: SheetLimits
  /** A text of cells does as well. */
  orDelimited?: boolean
  /** So does a statement in a format of banks. */
  orStatement?: boolean
}
export type WorkbookAnswer =
  ({ rows: SheetRow[] } & Partial<Pick<Statement, 'format' | 'balances'>>) | { refused: string }

const { bytes, limits, orDelimited, orStatement } = workerData as WorkbookTask

/** As each archive begins. */
const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b

const rowsOf = async (): Promise<SheetRow[]> =>
  orDelimited && !isArchive
    ? readDelimited(bytes, limits)
    : readRows(Buffer.from(bytes.buffer, 0, bytes.byteLength), limits)

/** By how it begins, after whatever marks the order of its bytes: XML, or the envelope or first field of SWIFT. */
const statementOf = async (): Promise<Statement> => {
  const head = isArchive ? '' : Buffer.from(bytes.subarray(0, 200)).toString('utf8').trimStart()
  if (head.startsWith('<')) return readCamt053(bytes, limits)
  if (/^(?:\{1:|:20:)/.test(head)) return readMt940(textOf(bytes), limits)
  return { format: isArchive ? 'XLSX' : 'CSV', rows: await rowsOf(), balances: null }
}

const answer = async (): Promise<WorkbookAnswer> => {
  try {
    return orStatement ? await statementOf() : { rows: await rowsOf() }
  } catch (error) {
    // Whatever a broken file brings about here is the file's fault: nothing else is read.
    return { refused: error instanceof Error ? error.message : String(error) }
  }
}

lowerThreadPriority()
parentPort?.postMessage(await answer())
