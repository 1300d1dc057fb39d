import { createHmac } from 'node:crypto'
import type { DateTime } from 'luxon'
import env from '#start/env'
import { sameHash } from '#app/identity/domain/secrets'
import { clock } from '#app/shared/clock'
import { isId } from '#app/shared/ids'

/** For whom a link was made; whoever else has it sees what its owner may still see, and not for long. */
export interface Viewer {
  kind: 'customer' | 'staff'
  id: string
}

/** Links made within one step are equal, so that a screen that polls does not load its pictures anew. */
const stepS = 300
const livesAtLeastS = 600

const signatureOf = (documentId: string, viewer: Viewer, expires: number) =>
  createHmac('sha256', env.get('APP_KEY').release())
    .update(JSON.stringify(['document', documentId, viewer.kind, viewer.id, expires]))
    .digest('base64url')

/** A path under which the viewer may see the document for some ten minutes, without a token. */
export const documentLink = (
  documentId: string,
  viewer: Viewer,
  now: DateTime = clock.systemNow()
): string => {
  const expires = Math.ceil(now.toSeconds() / stepS) * stepS + livesAtLeastS
  const query = new URLSearchParams({
    viewer: `${viewer.kind}:${viewer.id}`,
    expires: String(expires),
    signature: signatureOf(documentId, viewer, expires),
  })
  return `/api/documents/${documentId}?${query}`
}

/** The viewer that a link was made for, or null when it was tampered with or is too old. */
export const viewerOf = (
  documentId: string,
  link: { viewer?: unknown; expires?: unknown; signature?: unknown },
  now: DateTime = clock.systemNow()
): Viewer | null => {
  const [kind, id] = String(link.viewer).split(':')
  const expires = Number(link.expires)
  if ((kind !== 'customer' && kind !== 'staff') || !isId(id) || !(expires >= now.toSeconds()))
    return null
  const viewer: Viewer = { kind, id }
  return sameHash(String(link.signature), signatureOf(documentId, viewer, expires)) ? viewer : null
}
