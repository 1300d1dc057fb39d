import { useEffect, useRef } from 'react'

/**
 * Closes what stands open over a fact that has changed: a sheet must not offer what can no longer be done.
 * @param subject what it is about; null once it cannot be done by the reader
 */
export const useCloseWhenStale = (isOpen: boolean, subject: string | null, close: () => void) => {
  const opened = useRef(subject)
  useEffect(() => {
    if (!isOpen) opened.current = subject
    else if (opened.current !== subject) close()
  })
}
