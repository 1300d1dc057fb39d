import { parentPort, workerData } from 'node:worker_threads'
import { lowerThreadPriority } from '../process/thread_priority.ts'
import type { PdfDocument } from './document.ts'
import { layOut } from './layout.ts'

export type PdfFile = Uint8Array

lowerThreadPriority()
const file = await layOut(workerData as PdfDocument)
parentPort?.postMessage(new Uint8Array(file) satisfies PdfFile)
