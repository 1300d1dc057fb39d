import { Worker } from 'node:worker_threads'
import { grouped } from '../values/money.js'
import { KeyedMutex, Semaphore } from '../process/semaphore.js'
import type { PdfDocument } from './document.js'
import type { PdfFile } from './worker.js'

export type { PdfBlock, PdfColumn, PdfDocument, PdfRun } from './document.js'

/** What a thread may take: more than the longest document does on a small machine under load. */
const threadLimits = { lastsMsMax: 60_000, heapMbMax: 512 }
/** Threads share the cores with whoever else is served: two at most, and a short queue. */
const makers = new Semaphore(2, 8)
/** One at a time for each who asks, so that nobody fills the queue alone. */
const ofAsker = new KeyedMutex(2)

/** Source and build lie side by side in their own trees: the thread's program has this one's ending. */
const program = new URL(
  `./worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`,
  import.meta.url
)

/** Marks that tell the direction of a text: an amount has its own. */
const directionMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Rials in a column of amounts: digits in groups, the sign before them. */
export const pdfAmount = (rials: number): string => grouped(rials).replace(directionMarks, '')

const make = (document: PdfDocument): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(program, {
      workerData: document,
      execArgv: [],
      env: { NODE_ENV: 'production' },
      stdin: false,
      resourceLimits: {
        maxOldGenerationSizeMb: threadLimits.heapMbMax,
        maxYoungGenerationSizeMb: 64,
      },
    })
    const deadline = setTimeout(() => void worker.terminate(), threadLimits.lastsMsMax)
    worker.once('message', (file: PdfFile) => resolve(Buffer.from(file)))
    worker.once('error', reject)
    worker.once('exit', () => {
      clearTimeout(deadline)
      reject(new Error('the document was not made in time'))
    })
  })

/**
 * A document as a PDF file with its fonts inside, made in a thread of its own: laying out takes the processor
 * for a second or more, and nobody who pays waits for it. The same document gives the same bytes.
 * @param asker the id of who asks
 * @throws Throttled when too many wait already, of all or of one
 */
export const makePdf = (document: PdfDocument, asker: string): Promise<Buffer> =>
  ofAsker.run(asker, () => makers.run(() => make(document)))
