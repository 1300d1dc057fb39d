import { spawn } from 'node:child_process'
import { inRoot, runsSources } from '../paths.ts'
import { track } from '../run.ts'

/** Sent by `api/tests/support/reporter.ts`. */
export interface TestReport {
  type: 'test'
  file: string
  title: string
  /** Absent on success. */
  failure?: string
  durationMs: number
  /** 0 or absent: unlimited. */
  timeoutMs?: number
}

type WorkerMessage =
  | TestReport
  | { type: 'start'; file: string; title: string }
  | { type: 'failure'; title: string; failure: string }
  | { type: 'end' }

export interface JapaJob {
  suite: string
  /** Below api/; empty: all. */
  files: string[]
  env: NodeJS.ProcessEnv
  options?: string[]
  show?: boolean
  onTest(report: TestReport): void
}

/** Above the suite's own timeout, a silent worker hangs. */
const silenceMsMax: Record<string, number> = { unit: 90_000, fooling: 90_000 }
const silenceMsMaxElsewhere = 1_260_000
/** After its last test. */
const endMsMax = 60_000
const outputKept = 20_000

const startWorker = ({ suite, files, env, options = [], show }: JapaJob) => {
  const filters = files.map((file) => `--files=${file}`)
  const args = [...runsSources, '--enable-source-maps', 'bin/test.ts', suite]
  const output = show ? 'inherit' : 'pipe'
  const child = spawn(process.execPath, [...args, ...filters, ...options], {
    cwd: inRoot('api'),
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output, 'ipc'],
  })
  track(child)
  return child
}

/** In a process of their own. Crashes, hangs, stray errors and silent files count as failures. */
export function runJapa(job: JapaJob) {
  return new Promise<void>((resolve) => {
    const { suite, files, onTest } = job
    const child = startWorker(job)
    let output = ''
    let current = ''
    let hasEnded = false
    let hung = ''
    const heardOf = new Set<string>()
    const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-outputKept))
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    const fail = (file: string, title: string, failure: string) =>
      onTest({ type: 'test', file, title, failure, durationMs: 0 })

    const patience = (ms: number, complaint: string) =>
      setTimeout(() => {
        hung = complaint
        child.kill('SIGKILL')
      }, ms)
    const silent = () =>
      patience(
        silenceMsMax[suite] ?? silenceMsMaxElsewhere,
        'said nothing for too long and was ended'
      )
    let timer = silent()
    let failures = 0

    child.on('message', (message: WorkerMessage) => {
      clearTimeout(timer)
      timer =
        message.type === 'end' ? patience(endMsMax, 'did not end after its last test') : silent()
      if (message.type === 'end') hasEnded = true
      else if (message.type === 'start') current = `${message.file} › ${message.title}`
      else if (message.type === 'failure') {
        failures += 1
        fail(suite, message.title, message.failure)
      } else if (message.type === 'test') {
        if (message.failure !== undefined) failures += 1
        heardOf.add(message.file)
        onTest(message)
      }
    })
    child.once('close', (code, signal) => {
      clearTimeout(timer)
      const isOwnFault = hung !== '' || !hasEnded || (code !== 0 && failures === 0)
      const how = hung || `ended with ${signal ?? `code ${code}`}`
      if (isOwnFault) fail(suite, `the worker ${how}, in ${current || 'no test yet'}`, output)
      const why = isOwnFault ? `Its worker ${how}.` : 'There is no test in it.'
      for (const file of files) if (!heardOf.has(file)) fail(file, 'none of its tests ran', why)
      resolve()
    })
  })
}
