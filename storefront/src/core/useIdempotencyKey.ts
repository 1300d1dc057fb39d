import { useRef } from 'react'
import { randomId } from './api/trace.ts'

/** Per body: repeats are idempotent. */
export const useIdempotencyKey = () => {
  const last = useRef({ body: '', key: '' })
  return (body: unknown): string => {
    const text = JSON.stringify(body)
    if (last.current.body !== text) last.current = { body: text, key: randomId() }
    return last.current.key
  }
}
