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

/** npm runs a script through a shell: this process, the shell, npm (the last where the system tells it). */
const ancestry = () => [parentOf(process.pid), parentOf(process.ppid)].join()

/** npm does not hand every signal on, and may be killed itself: then this process has other ancestors. */
export function onOrphaned(act: () => void) {
  const before = ancestry()
  const timer = setInterval(() => {
    if (ancestry() !== before) act()
  }, pollMs)
  timer.unref()
}
