import { setPriority } from 'node:os'

/** So that a thread of the process that serves comes first, and this one still moves on a machine that is full. */
const niceness = 5

/**
 * Lets whoever else the process serves come before this thread, which takes the processor for a second or more. Only on
 * Linux has a thread a priority of its own; elsewhere it would be the process's.
 */
export const lowerThreadPriority = (): void => {
  if (process.platform === 'linux') setPriority(niceness)
}
