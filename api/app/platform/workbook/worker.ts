import { parentPort, workerData } from 'node:worker_threads'
import { lowerThreadPriority } from '../process/thread_priority.ts'
import { readDelimited } from './delimited.ts'
import { readRows, type SheetLimits, type SheetRow } from './sheet.ts'

/** What the thread is given, and what it answers: rows, or that the file is none that may be read. */
export interface WorkbookTask {
  bytes: Uint8Array
  limits: SheetLimits
  /** A text of cells does as well. */
  orDelimited?: boolean
}
export type WorkbookAnswer = { rows: SheetRow[] } | { refused: string }

const { bytes, limits, orDelimited } = workerData as WorkbookTask

/** As each archive begins. */
const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b

const rowsOf = async (): Promise<SheetRow[]> =>
  orDelimited && !isArchive
    ? readDelimited(bytes, limits)
    : readRows(Buffer.from(bytes.buffer, 0, bytes.byteLength), limits)

const answer = async (): Promise<WorkbookAnswer> => {
  try {
    return { rows: await rowsOf() }
  } catch (error) {
    // Whatever a broken file brings about here is the file's fault: nothing else is read.
    return { refused: error instanceof Error ? error.message : String(error) }
  }
}

lowerThreadPriority()
parentPort?.postMessage(await answer())
