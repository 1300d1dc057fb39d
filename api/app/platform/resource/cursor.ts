import { createHmac, timingSafeEqual } from 'node:crypto'
import env from '#start/env'

/** Where a page ends: the sort's value as PostgreSQL writes it, and the id that breaks ties. */
export interface CursorPosition {
  value: string | null
  id: string
}

const macBytes = 16

const macOf = (payload: string, scope: string): Buffer =>
  createHmac('sha256', env.get('APP_KEY').release())
    .update(`cursor\n${scope}\n${payload}`)
    .digest()
    .subarray(0, macBytes)

/** Sealed, so that what comes back was handed out by us for the same resource and order. */
export const sealCursor = ({ value, id }: CursorPosition, scope: string): string => {
  const payload = Buffer.from(JSON.stringify([value, id])).toString('base64url')
  return `${payload}.${macOf(payload, scope).toString('base64url')}`
}

/** @returns null for a cursor that is not ours */
export const openCursor = (cursor: string, scope: string): CursorPosition | null => {
  const [payload = '', mac = '', ...rest] = cursor.split('.')
  const given = Buffer.from(mac, 'base64url')
  if (rest.length || given.length !== macBytes) return null
  if (!timingSafeEqual(given, macOf(payload, scope))) return null
  const [value, id] = JSON.parse(Buffer.from(payload, 'base64url').toString())
  return { value, id }
}
