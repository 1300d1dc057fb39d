import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { HttpContext } from '@adonisjs/core/http'
import { clientHas, entityTag } from './entity_tag.js'

/** An answer that never changes while the process lives: bytes, tag and compressed form are made once. */
export interface FixedAnswer {
  contentType: string
  content: Buffer
  etag: string
  /** Where packing makes it shorter. */
  packed?: Buffer
}

const packer = promisify(gzip)
const isText = (contentType: string) => /charset=/.test(contentType)

export const fixedAnswer = async (content: Buffer, contentType: string): Promise<FixedAnswer> => ({
  contentType,
  content,
  etag: entityTag(content),
  ...(isText(contentType) && { packed: await packer(content) }),
})

/** With an empty 304 for a client that has it. */
export const sendFixed = (ctx: HttpContext, answer: FixedAnswer): void => {
  const { request, response } = ctx
  response.header('Content-Type', answer.contentType)
  response.header('Cache-Control', 'no-cache')
  response.header('ETag', answer.etag)
  response.vary('Accept-Encoding')
  if (clientHas(ctx, answer.etag)) return response.status(304).send(null, false)
  const packed = request.encoding(['gzip']) === 'gzip' ? answer.packed : undefined
  if (packed) response.header('Content-Encoding', 'gzip')
  response.send(packed ?? answer.content, false)
}
