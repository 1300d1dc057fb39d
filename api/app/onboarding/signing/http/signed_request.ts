import type { HttpContext } from '@adonisjs/core/http'
import { sandboxPrefix, signatureAccount } from '#config/signing'
import { signingLimits } from '#contracts/signing'
import { clock } from '#app/platform/time/clock'
import { NotFound, Unauthorized } from '#app/platform/errors'
import { isSigned, requestSignature } from '../domain/wire.js'

const headerOf = ({ request }: HttpContext, name: string) => request.header(name) ?? ''

/** The bytes of a body that nobody has parsed. */
const streamed = async ({ request }: HttpContext): Promise<Buffer> => {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request.request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > signingLimits.videoBytes) throw new NotFound()
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** A call of the sandbox's protocol: its body, once its signature is proved. @throws Unauthorized */
export const signedBody = async (ctx: HttpContext): Promise<Buffer> => {
  const isFile = ctx.request.method() === 'PUT'
  const body = isFile ? await streamed(ctx) : Buffer.from(ctx.request.raw() ?? '')
  const [timestamp, signature] = [headerOf(ctx, 'x-timestamp'), headerOf(ctx, 'x-signature')]
  const request = {
    timestamp,
    method: ctx.request.method(),
    path: ctx.request.url(true).slice(sandboxPrefix.length),
    body,
  }
  const account = signatureAccount!
  const isOurs =
    headerOf(ctx, 'x-client-id') === account.clientId &&
    isSigned(
      requestSignature(account.secret, request),
      { timestamp, signature },
      clock.systemNow().toMillis()
    )
  if (!isOurs) throw new Unauthorized()
  return body
}
