import { useEffect, useState } from 'react'

/** Between two letters of somebody who types. */
const pauseMs = 300

/**
 * What is typed, once its writer pauses: a search asks for a word and not for each of its letters.
 */
export const useSettledText = (text: string): string => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
