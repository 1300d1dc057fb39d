import { createHmac, timingSafeEqual } from 'node:crypto'
import env from '#start/env'
import { clock } from '../time/clock.js'

const livesS = 600

const signatureOf = (exportId: string, expires: string): Buffer =>
  createHmac('sha256', env.get('APP_KEY').release())
    .update(JSON.stringify(['export', exportId, expires]))
    .digest()

/** A path under which the file can be fetched for ten minutes without a token, as browsers do. */
export const exportLink = (exportId: string): string => {
  const expires = String(Math.floor(clock.systemNow().toSeconds()) + livesS)
  const signature = signatureOf(exportId, expires).toString('base64url')
  return `/api/exports/${exportId}/file?${new URLSearchParams({ expires, signature })}`
}

/** Whether the link was made by us and is not too old. */
export const isLinkValid = (
  exportId: string,
  { expires, signature }: { expires?: unknown; signature?: unknown }
): boolean => {
  const given = Buffer.from(String(signature), 'base64url')
  const wanted = signatureOf(exportId, String(expires))
  return (
    given.length === wanted.length &&
    timingSafeEqual(given, wanted) &&
    Number(expires) >= clock.systemNow().toSeconds()
  )
}
