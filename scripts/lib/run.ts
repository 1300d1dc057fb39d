import { type ChildProcess, spawn } from 'node:child_process'
import { root } from './paths.ts'

export interface RunOptions {
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** Streams the output. */
  show?: boolean
}

export interface RunResult {
  ok: boolean
  output: string
}

/** Ended on interrupt. */
const running = new Set<ChildProcess>()

export function endRunning() {
  for (const child of running) child.kill('SIGTERM')
}

export function track(child: ChildProcess) {
  running.add(child)
  child.once('exit', () => running.delete(child))
}

/** Finds workspace binaries by name, as npm does. */
export function run(command: string, args: string[], options: RunOptions = {}) {
  return new Promise<RunResult>((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: options.show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    track(child)
    let output = ''
    const keep = (chunk: Buffer) => (output += chunk.toString())
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.once('error', (error) => resolve({ ok: false, output: String(error) }))
    child.once('close', (code) => resolve({ ok: code === 0, output }))
  })
}

/** In order, `width` at a time. */
export async function inLanes(width: number, tasks: (() => Promise<void>)[]) {
  const queue = [...tasks]
  const lane = async () => {
    for (let task = queue.shift(); task; task = queue.shift()) await task()
  }
  await Promise.all(Array.from({ length: width }, lane))
}
