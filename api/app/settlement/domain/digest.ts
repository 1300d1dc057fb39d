import { createHash } from 'node:crypto'

/** What a file is known by. */
export const digestOf = (content: Buffer): string =>
  createHash('sha256').update(content).digest('hex')
