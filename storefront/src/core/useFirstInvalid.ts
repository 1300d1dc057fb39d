import { useEffect, useRef, useState } from 'react'

/** Scrolls to and focuses `aria-invalid`. */
export const useFirstInvalid = () => {
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])
  return { form, isTried: tries > 0, tryAgain: () => setTries((count) => count + 1) }
}
