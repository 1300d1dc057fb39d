import { useEffect, useState } from 'react'

/** Seconds left until a moment of `performance.now()`, which no clock change of the phone moves. */
export const useSecondsLeft = (deadline: number): number => {
  const left = () => Math.max(0, Math.ceil((deadline - performance.now()) / 1000))
  const [seconds, setSeconds] = useState(left)
  useEffect(() => {
    setSeconds(left())
    const timer = setInterval(() => {
      setSeconds(left())
      if (left() === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [deadline])
  return seconds
}

export const deadlineIn = (millis: number): number => performance.now() + millis
