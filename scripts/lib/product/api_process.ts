import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { inRoot } from '../paths.ts'
import { Refusal } from '../refusal.ts'
import { until } from '../until.ts'

const readyMsMax = 180_000
/** For running requests and jobs. */
const drainMsMax = 15_000

const isReady = (url: string) =>
  fetch(`${url}/health/ready`).then(
    (answer) => answer.ok,
    () => false
  )

interface ApiOptions {
  /** A file descriptor keeps it off the terminal. */
  log?: 'inherit' | number
  /** Such as a profiler's. */
  nodeOptions?: string[]
}

export class ApiProcess {
  readonly ended: Promise<unknown>
  private readonly child: ChildProcess

  /** In its own session, so that Ctrl-C reaches it only through us. */
  constructor(env: NodeJS.ProcessEnv, { log = 'inherit', nodeOptions = [] }: ApiOptions = {}) {
    this.child = spawn(
      process.execPath,
      [
        ...nodeOptions,
        '--import',
        inRoot('scripts', 'lib', 'product', 'exit_with_parent.ts'),
        'bin/server.js',
      ],
      {
        cwd: inRoot('api', 'build'),
        env: { ...process.env, ...env },
        stdio: ['ignore', log, 'inherit', 'ipc'],
        detached: true,
      }
    )
    this.ended = once(this.child, 'exit')
  }

  get pid() {
    return this.child.pid!
  }

  /** Exit code or signal; undefined while running. */
  get ending() {
    return this.child.signalCode ?? this.child.exitCode ?? undefined
  }

  private get hasEnded() {
    return this.child.exitCode !== null || this.child.signalCode !== null
  }

  /** @throws Refusal when it ends or stays silent */
  async ready(url: string) {
    const answered = await until(async () => this.hasEnded || (await isReady(url)), readyMsMax)
    if (this.hasEnded) throw new Refusal('The API could not start; its messages are above.')
    if (!answered)
      throw new Refusal(`The API did not get ready within ${readyMsMax / 1000} seconds.`)
  }

  async stop() {
    if (this.hasEnded) return
    this.child.kill('SIGTERM')
    const inTime = await Promise.race([
      this.ended.then(() => true),
      pause(drainMsMax, false, { ref: false }),
    ])
    if (!inTime) this.child.kill('SIGKILL')
    await this.ended
  }
}
