import { hash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'

/** Weak, because the compressed answer has other bytes. */
export const entityTag = (content: string | Buffer) =>
  `W/"${hash('sha256', content, 'base64url').slice(0, 22)}"`

/**
 * Whether the client has this answer. Not AdonisJS' `fresh`: a script that sets If-None-Match also sends `Cache-Control:
 * no-cache`, and would never get a 304.
 */
export const clientHas = ({ request }: HttpContext, etag: string) =>
  (request.header('if-none-match') ?? '').split(',').some((tag) => tag.trim() === etag)
