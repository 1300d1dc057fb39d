import { useEffect, useRef } from 'react'

/** @param subject null once impossible */
export const useCloseWhenStale = (isOpen: boolean, subject: string | null, close: () => void) => {
  const opened = useRef(subject)
  useEffect(() => {
    if (!isOpen) opened.current = subject
    else if (opened.current !== subject) close()
  })
}
