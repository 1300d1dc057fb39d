import { hash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { InvalidFields } from '#app/platform/errors'
import { cleaned } from '#app/platform/values/visible'
import { formFileName, formFiles } from './form_files.js'

/** A file whose lines become rows. */
export interface SentFile {
  name: string
  /** Of its bytes: what was mended is another file. */
  digest: string
  bytes: Buffer
}

interface Bounds {
  bytes: number
  /** Letters of the name that are kept. */
  fileName: number
}

const refuse = (rule: string, message: string): never => {
  throw new InvalidFields([{ field: 'file', rule, message }])
}

/** @throws InvalidFields without a file, or for one that is too large */
export const sentFile = async (
  ctx: HttpContext,
  bounds: Bounds,
  messages: Readonly<Record<'fileRequired' | 'tooLarge', string>>
): Promise<SentFile> => {
  const bytes = (await formFiles(ctx)).get('file')
  if (!bytes?.length) return refuse('required', messages.fileRequired)
  if (bytes.length > bounds.bytes) refuse('size', messages.tooLarge)
  const name = cleaned(await formFileName(ctx, 'file')).slice(0, bounds.fileName)
  return { name: name || 'file', digest: hash('sha256', bytes), bytes }
}
