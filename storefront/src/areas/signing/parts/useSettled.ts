import { useEffect, useRef } from 'react'

/** As long as the second press of a double press may take. */
const settleMs = 600

/**
 * Ignores double presses across replaced buttons.
 * @param stage identifies the button
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
