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

const pageBefore = (): string => {
  const state: unknown = history.state
  return state && typeof state === 'object' && 'from' in state ? String(state.from) : ''
}

/** By a returning link. */
export const cameFrom = (path: string): boolean => pageBefore().endsWith(path)

/** Back, or replacing the form; not after leaving. */
export const useReturn = () => {
  const goOn = useGoOn()
  const isHere = useIsHere()
  return async (path: string) => {
    if (!isHere.current || !cameFrom(path.replace('~', ''))) return goOn(path, { replace: true })
    // The command stays running until then.
    await new Promise((resolve) => {
      addEventListener('popstate', resolve, { once: true })
      history.back()
    })
  }
}
