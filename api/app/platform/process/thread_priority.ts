import { constants, setPriority } from 'node:os'

/**
 * Lets whoever else the process serves come before this thread, which takes the processor for a second or more. Only on
 * Linux has a thread a priority of its own; elsewhere it would be the process's.
 */
export const lowerThreadPriority = (): void => {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)
}
