import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

export const inRoot = (...parts: string[]) => join(root, ...parts)

/** Node options to run the API from sources. */
export const runsSources = [`--import=${inRoot('scripts', 'lib', 'builds', 'load_typescript.ts')}`]
