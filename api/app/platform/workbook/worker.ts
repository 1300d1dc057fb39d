import { parentPort, workerData } from 'node:worker_threads'
import { lowerThreadPriority } from '../process/thread_priority.ts'
import { readRows, type SheetLimits, type SheetRow } from './sheet.ts'

/** What the thread is given, and what it answers: rows, or that the file is none that may be read. */
export interface WorkbookTask {
  bytes: Uint8Array
  limits: SheetLimits
}
export type WorkbookAnswer = { rows: SheetRow[] } | { refused: string }

const { bytes, limits } = workerData as WorkbookTask

const answer = async (): Promise<WorkbookAnswer> => {
  try {
    return { rows: await readRows(Buffer.from(bytes.buffer, 0, bytes.byteLength), limits) }
  } catch (error) {
    // Whatever a broken file brings about here is the file's fault: nothing else is read.
    return { refused: error instanceof Error ? error.message : String(error) }
  }
}

lowerThreadPriority()
parentPort?.postMessage(await answer())
