import { useEffect, useRef } from 'react'

/** As long as the second press of a double press may take. */
const settleMs = 600

/**
 * One button takes the place of another under the same finger: what was meant for the former does not press the one
 * that follows. @param stage what changes when the button does
 */
export const useSettled = (stage: string) => {
  const since = useRef(0)
  useEffect(() => {
    since.current = Date.now()
  }, [stage])
  return (press: () => void) => () => {
    if (Date.now() - since.current >= settleMs) press()
  }
}
