import { createHash } from 'node:crypto'

/** What is signed of a document: SHA-256 of its text, in hexadecimal. */
export const documentDigest = (content: string): string =>
  createHash('sha256').update(content).digest('hex')
