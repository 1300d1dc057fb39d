import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'

const attempts = new WeakMap<HttpContext, string>()

/** A UUID (version 8) of the request: caller, path, key and body. */
const idOf = (parts: readonly string[]): string => {
  const bytes = createHash('sha256').update(JSON.stringify(parts)).digest().subarray(0, 16)
  bytes[6] = (bytes[6] & 0x0f) | 0x80
  bytes[8] = (bytes[8] & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

export const nameAttempt = (ctx: HttpContext, parts: readonly string[]): void =>
  void attempts.set(ctx, idOf(parts))

/**
 * The same id for every attempt under one `Idempotency-Key`; undefined without a key. Work that must not be done twice
 * books under it, because a process may die between its commit and the stored answer.
 */
export const attemptOf = (ctx: HttpContext): string | undefined => attempts.get(ctx)
