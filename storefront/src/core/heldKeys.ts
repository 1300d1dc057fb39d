import type { KeyboardEvent } from 'react'

/** A key that is held acts once: the Enter that opened a step must not send the next one too. */
export const ignoreHeldEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}
