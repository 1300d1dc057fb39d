import { Worker } from 'node:worker_threads'
import { Semaphore } from '../process/semaphore.js'
import type { SheetLimits, SheetRow } from './sheet.js'
import type { Statement } from './statement.js'
import type { WorkbookAnswer, WorkbookTask } from './worker.js'

export type { SheetCell, SheetRow } from './sheet.js'

/** The file is no workbook, or more than is read. */
export class UnreadableWorkbook extends Error {}

/** What a thread may take: longer, and more, than the largest file does on a small machine under load. */
const threadLimits = { lastsMsMax: 15_000, heapMbMax: 256 }
/** Threads share the cores with whoever else is served: two at most, and a short queue. */
const readers = new Semaphore(2, 8)

/** Source and build lie side by side in their own trees: the thread's program has this one's ending. */
const program = new URL(
  `./worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`,
  import.meta.url
)

const ask = (
  task: WorkbookTask,
  { lastsMsMax, heapMbMax }: typeof threadLimits
): Promise<WorkbookAnswer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(program, {
      workerData: task,
      execArgv: [],
      env: {},
      stdin: false,
      resourceLimits: { maxOldGenerationSizeMb: heapMbMax, maxYoungGenerationSizeMb: 32 },
    })
    const deadline = setTimeout(() => void worker.terminate(), lastsMsMax)
    worker.once('message', resolve)
    worker.once('error', (error) => {
      const isOutOfMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      if (isOutOfMemory) resolve({ refused: 'too much memory' })
      else reject(error)
    })
    worker.once('exit', () => {
      clearTimeout(deadline)
      resolve({ refused: 'no answer in time' })
    })
  })

/** A task in a copy of the file: a small one lies in a pool that others use. */
const readApart = (
  task: Omit<WorkbookTask, 'bytes'>,
  file: Buffer,
  thread: typeof threadLimits
): Promise<Exclude<WorkbookAnswer, { refused: string }>> =>
  readers.run(async () => {
    const answer = await ask({ bytes: new Uint8Array(file), ...task }, thread)
    if ('refused' in answer) throw new UnreadableWorkbook(answer.refused)
    return answer
  })

/**
 * The rows of a workbook's first sheet, read in a thread of its own: however a file was made up, it takes a
 * bounded time and memory there, and nobody else waits for it.
 * @throws UnreadableWorkbook; Throttled when too many wait already
 */
export const readWorkbook = async (
  file: Buffer,
  limits: SheetLimits,
  thread = threadLimits
): Promise<SheetRow[]> => (await readApart({ limits }, file, thread)).rows

/** The same of a workbook or of a text of cells (csv), whichever it is. @throws as `readWorkbook` */
export const readTable = async (
  file: Buffer,
  limits: SheetLimits,
  thread = threadLimits
): Promise<SheetRow[]> => (await readApart({ limits, orDelimited: true }, file, thread)).rows

/** The same of a statement too, as SWIFT (MT940) or ISO 20022 (camt.053) have it. @throws as `readWorkbook` */
export const readStatement = async (file: Buffer, limits: SheetLimits): Promise<Statement> => {
  const task = { limits, orDelimited: true, orStatement: true }
  const { rows, format = 'CSV', balances = null } = await readApart(task, file, threadLimits)
  return { rows, format, balances }
}
