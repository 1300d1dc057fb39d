import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { HttpContext } from '@adonisjs/core/http'
import { privateFile } from './private_file.js'

export interface MadeFile {
  mediaType: string
  disposition: string
  content: AsyncIterable<Buffer> | Iterable<Buffer>
}

/** Answers with a file that is made whole first: the account's turn lasts until then, not until it has arrived. */
export const sendFile = async (ctx: HttpContext, file: MadeFile): Promise<void> => {
  const content = await buffer(Readable.from(file.content, { objectMode: false }))
  privateFile(ctx, file.mediaType, file.disposition)
  ctx.response.send(content)
}
