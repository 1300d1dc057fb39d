import { useEffect, useRef } from 'react'
import { openOverlay } from '#core/overlays.ts'

/** While the component is there, the phone's Back key does this and goes nowhere else. */
export const useOverlay = (onBack: () => void) => {
  const latest = useRef(onBack)
  latest.current = onBack
  useEffect(() => openOverlay(() => latest.current()), [])
}
