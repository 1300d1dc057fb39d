import { hash } from 'node:crypto'

export const documentDigest = (content: string): string => hash('sha256', content)
