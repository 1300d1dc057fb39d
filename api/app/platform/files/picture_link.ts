import { createHmac } from 'node:crypto'
import type { DateTime } from 'luxon'
import env from '#start/env'
import { clock } from '../time/clock.js'
import { isId } from '../values/ids.js'
import { sameHash } from '../secrets/same_hash.js'

/** Whom a link was made for. Anybody who has it sees what its owner may still see, but not for long. */
export interface Viewer {
  kind: 'customer' | 'staff'
  id: string
}

/** Links made within one step are equal, so that a polling screen does not reload its pictures. */
const stepS = 300
const livesAtLeastS = 600

export interface StoredPicture {
  fileKey: string
  mimeType: string
  /** The file name when it is saved. */
  kind: string
}

/** Where pictures are shown: a link of one place opens nothing of another. */
export type PicturePlace = 'documents' | 'card-holder-papers' | 'company-papers'

const signatureOf = (place: PicturePlace, id: string, viewer: Viewer, expires: number) =>
  createHmac('sha256', env.get('APP_KEY').release())
    .update(JSON.stringify([place, id, viewer.kind, viewer.id, expires]))
    .digest('base64url')

/** A path under which the viewer may see the picture for some ten minutes, without a token. */
export const pictureLink = (
  place: PicturePlace,
  id: string,
  viewer: Viewer,
  now: DateTime = clock.systemNow()
): string => {
  const expires = Math.ceil(now.toSeconds() / stepS) * stepS + livesAtLeastS
  const query = new URLSearchParams({
    viewer: `${viewer.kind}:${viewer.id}`,
    expires: String(expires),
    signature: signatureOf(place, id, viewer, expires),
  })
  return `/api/${place}/${id}?${query}`
}

/** The viewer that a link was made for, or null when it was tampered with or is too old. */
export const viewerOf = (
  place: PicturePlace,
  id: string,
  link: { viewer?: unknown; expires?: unknown; signature?: unknown },
  now: DateTime = clock.systemNow()
): Viewer | null => {
  const [kind, viewerId] = String(link.viewer).split(':')
  const expires = Number(link.expires)
  if ((kind !== 'customer' && kind !== 'staff') || !isId(viewerId) || !(expires >= now.toSeconds()))
    return null
  const viewer: Viewer = { kind, id: viewerId }
  return sameHash(String(link.signature), signatureOf(place, id, viewer, expires)) ? viewer : null
}
