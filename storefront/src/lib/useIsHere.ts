import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'

/** Whether the page that asked is still the one that is looked at. */
export const useIsHere = () => {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}

/** Goes on once an answer is there; whoever has gone to another page meanwhile stays there. */
export const useGoOn = () => {
  const [, navigate] = useLocation()
  const isHere = useIsHere()
  return (...to: Parameters<typeof navigate>) => {
    if (isHere.current) navigate(...to)
  }
}
