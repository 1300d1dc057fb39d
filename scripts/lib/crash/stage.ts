import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findAccount } from '../postgres/binaries.ts'
import { clusterOf, findHome } from '../postgres/home.ts'
import { ProductStage } from '../product/stage.ts'

/** It may have ended already. */
function killHard(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

const parts = ['api', 'worker'] as const
type Part = (typeof parts)[number]
export const victims = [...parts, 'database'] as const
export type Victim = (typeof victims)[number]

const logTail = 2_000

/** API, worker and a durable database. */
export class CrashStage extends ProductStage {
  async open() {
    await this.openDatabase()
    for (const name of parts) {
      await this.startPart(name)
      await this.ready(name)
    }
  }

  /** By a signal that cannot be handled: the process is gone in the middle of whatever it does. */
  async kill(victim: Victim) {
    if (victim === 'database') {
      this.killDatabase()
      return
    }
    const part = this.processOf(victim)
    process.kill(part.pid, 'SIGKILL')
    await part.ended
  }

  /** As a supervisor would; the database has its own. */
  async bringBack(victim: Victim) {
    if (victim !== 'database') await this.startPart(victim)
  }

  /** Unexpected exits, with the log's end. */
  fallen() {
    return parts.flatMap((name) => {
      const { ending } = this.processOf(name)
      const log = readFileSync(join(this.folder, `${name}.log`), 'utf8').slice(-logTail)
      return ending === undefined ? [] : [`the ${name} ended by itself with ${ending}: ${log}`]
    })
  }

  private startPart(name: Part) {
    return this.start(name, { WORKER: String(name === 'worker') })
  }

  /** All processes, as in a power failure. */
  private killDatabase() {
    const postmaster = this.postmaster()
    const { stdout } = spawnSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    const backends = stdout
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number))
      .filter(([, parent]) => parent === postmaster)
      .map(([pid]) => pid!)
    for (const pid of [postmaster, ...backends]) killHard(pid)
  }

  private postmaster() {
    const home = findHome(this.home, findAccount(undefined))
    const file = join(clusterOf(home), 'postmaster.pid')
    return Number(readFileSync(file, 'utf8').split('\n')[0])
  }
}
