import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const pollMs = 200

function take(file: string) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function removeIfAbandoned(file: string) {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    if (pid && !isAlive(pid)) rmSync(file, { force: true })
  } catch (error) {
    // The holder was quicker: the lock is free already.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

/** A lock across processes of this machine. */
export async function withLock<T>(file: string, work: () => Promise<T>) {
  mkdirSync(dirname(file), { recursive: true })
  while (!take(file)) {
    removeIfAbandoned(file)
    await pause(pollMs)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}
