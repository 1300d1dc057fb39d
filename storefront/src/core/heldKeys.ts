import type { KeyboardEvent } from 'react'

/** A held Enter must not submit the next step. */
export const ignoreHeldEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}
