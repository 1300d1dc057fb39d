import { useEffect, useRef } from 'react'
import { mayPass } from './api/errors.ts'
import { pauseAfterFailure } from './pauses.ts'

/** Growing pauses; at once when online. */
export const useComeBack = (error: unknown, retry: () => void) => {
  const failures = useRef(0)
  const latest = useRef(retry)
  useEffect(() => {
    latest.current = retry
  })
  useEffect(() => {
    if (error === undefined || !mayPass(error)) {
      if (error === undefined) failures.current = 0
      return
    }
    const again = () => latest.current()
    const timer = setTimeout(again, pauseAfterFailure(++failures.current))
    addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', again)
    }
  }, [error])
}
