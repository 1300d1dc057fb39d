import { hash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'

/** Weak: compressed and plain, the same answer has other bytes. */
export const entityTag = (content: string | Buffer) =>
  `W/"${hash('sha256', content, 'base64url').slice(0, 22)}"`

/**
 * Whether the client has this very answer. AdonisJS' own `fresh` does not do: a browser whose script sets
 * If-None-Match itself also sends `Cache-Control: no-cache`, and would never get a 304.
 */
export const clientHas = ({ request }: HttpContext, etag: string) =>
  (request.header('if-none-match') ?? '').split(',').some((tag) => tag.trim() === etag)
