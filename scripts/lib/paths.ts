import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

export const inRoot = (...parts: string[]) => join(root, ...parts)

/** Options of a Node.js that runs the API from its sources. */
export const runsSources = [`--import=${inRoot('scripts', 'lib', 'builds', 'load_typescript.ts')}`]
