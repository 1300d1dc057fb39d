import { useEffect, useRef } from 'react'
import { openOverlay } from '#core/overlays.ts'

/** Back does this while mounted. */
export const useOverlay = (onBack: () => void) => {
  const latest = useRef(onBack)
  latest.current = onBack
  useEffect(() => openOverlay(() => latest.current()), [])
}
