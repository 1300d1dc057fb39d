import { useRef } from 'react'
import { randomId } from './api/trace.ts'

/** One key for one body while a page is open: a second press, or a retry after a lost answer, repeats nothing. */
export const useIdempotencyKey = () => {
  const last = useRef({ body: '', key: '' })
  return (body: unknown): string => {
    const text = JSON.stringify(body)
    if (last.current.body !== text) last.current = { body: text, key: randomId() }
    return last.current.key
  }
}
