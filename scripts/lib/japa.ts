import { spawn } from 'node:child_process'
import { inRoot } from './paths.ts'
import { track } from './run.ts'

/** What a worker tells about each test (`api/tests/support/reporter.ts` sends it). */
export interface TestReport {
  type: 'test'
  file: string
  title: string
  /** Why it failed; absent when it passed. */
  failure?: string
  durationMs: number
}

type WorkerMessage =
  TestReport | { type: 'failure'; title: string; failure: string } | { type: 'end' }

export interface JapaJob {
  suite: string
  /** Paths below api/, or none for the whole suite. */
  files: string[]
  env: NodeJS.ProcessEnv
  /** Further options of Japa, such as `--tests`. */
  options?: string[]
  /** Shows what the tests print. */
  show?: boolean
  onTest(report: TestReport): void
}

/** A worker that says nothing for so long hangs: longer than the suite's own limit for one test. */
const silenceMsMax: Record<string, number> = { unit: 60_000, functional: 120_000, browser: 360_000 }
/** How long a worker may take to end after its last test. */
const endMsMax = 15_000
const outputKept = 20_000

/** Runs spec files in a process of their own. A crash, a hang or an error outside any test is reported as a failed test. */
export function runJapa({ suite, files, env, options = [], show, onTest }: JapaJob) {
  return new Promise<void>((resolve) => {
    const filters = files.map((file) => `--files=${file}`)
    const child = spawn(
      process.execPath,
      [
        '--import=@poppinss/ts-exec',
        '--enable-source-maps',
        'bin/test.ts',
        suite,
        ...filters,
        ...options,
      ],
      {
        cwd: inRoot('api'),
        env: { ...process.env, ...env },
        stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe', 'ipc'],
      }
    )
    track(child)
    let output = ''
    let ended = false
    let told = 0
    let hung = ''
    const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-outputKept))
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)

    const patience = (ms: number, complaint: string) =>
      setTimeout(() => {
        hung = complaint
        child.kill('SIGKILL')
      }, ms)
    const silent = () =>
      patience(silenceMsMax[suite] ?? 120_000, 'said nothing for too long and was ended')
    let timer = silent()

    child.on('message', (message: WorkerMessage) => {
      clearTimeout(timer)
      timer =
        message.type === 'end' ? patience(endMsMax, 'did not end after its last test') : silent()
      if (message.type === 'end') ended = true
      // AdonisJS sends messages of its own.
      if (message.type === 'test' || message.type === 'failure') {
        if (message.failure) told += 1
        onTest(
          message.type === 'test'
            ? message
            : { ...message, type: 'test', file: suite, durationMs: 0 }
        )
      }
    })
    child.once('close', (code, signal) => {
      clearTimeout(timer)
      if (hung || !ended || (code !== 0 && told === 0)) {
        const how = hung || `ended with ${signal ?? `code ${code}`}`
        onTest({
          type: 'test',
          file: suite,
          title: `the worker ${how}`,
          failure: output,
          durationMs: 0,
        })
      }
      resolve()
    })
  })
}
