import { hash } from 'node:crypto'

/** What is signed of a document: SHA-256 of its text, in hexadecimal. */
export const documentDigest = (content: string): string => hash('sha256', content)
