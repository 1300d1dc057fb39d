import { useRef, useState } from 'react'
import { dismissErrors, toastError } from './toast.ts'

export interface Command<Arguments extends unknown[]> {
  run: (...args: Arguments) => Promise<void>
  isRunning: boolean
}

/** Single-flight, with progress; failures to `onError` or a toast. */
export const useCommand = <Arguments extends unknown[]>(
  work: (...args: Arguments) => Promise<unknown>,
  onError: (error: unknown) => void = toastError
): Command<Arguments> => {
  const [isRunning, setRunning] = useState(false)
  const busy = useRef(false)
  const run = async (...args: Arguments) => {
    if (busy.current) return
    busy.current = true
    setRunning(true)
    dismissErrors()
    try {
      await work(...args)
    } catch (error) {
      onError(error)
    } finally {
      busy.current = false
      setRunning(false)
    }
  }
  return { run, isRunning }
}
