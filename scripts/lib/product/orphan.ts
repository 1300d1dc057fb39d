import { readFileSync } from 'node:fs'

const pollMs = 500

function parentOf(pid: number) {
  if (pid === process.pid) return process.ppid
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return undefined
  }
}

/** Npm's shells: this process, the shell, npm where known. */
const ancestry = () => [parentOf(process.pid), parentOf(process.ppid)].join()

/** npm may lose signals or be killed: ancestors change. */
export function onOrphaned(act: () => void) {
  const before = ancestry()
  const timer = setInterval(() => {
    if (ancestry() !== before) act()
  }, pollMs)
  timer.unref()
}
