import { useEffect, useState } from 'react'

const tickMs = 250
const secondsUntil = (deadline: number) =>
  Math.max(0, Math.ceil((deadline - performance.now()) / 1000))

/** In `performance.now()`, immune to clock changes. */
export const useSecondsLeft = (deadline: number): number => {
  const [seconds, setSeconds] = useState(() => secondsUntil(deadline))
  useEffect(() => {
    setSeconds(secondsUntil(deadline))
    const timer = setInterval(() => {
      const left = secondsUntil(deadline)
      setSeconds(left)
      if (left === 0) clearInterval(timer)
    }, tickMs)
    return () => clearInterval(timer)
  }, [deadline])
  return seconds
}
