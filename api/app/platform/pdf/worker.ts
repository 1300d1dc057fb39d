import { parentPort, workerData } from 'node:worker_threads'
import type { PdfDocument } from './document.ts'
import { layOut } from './layout.ts'

export type PdfFile = Uint8Array

const file = await layOut(workerData as PdfDocument)
parentPort?.postMessage(new Uint8Array(file) satisfies PdfFile)
