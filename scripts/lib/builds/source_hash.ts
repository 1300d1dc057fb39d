import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../paths.ts'

const outputs = new Set(['node_modules', 'dist', 'build', 'tests', 'tmp'])

function* filesBelow(path: string): Generator<string> {
  if (!existsSync(inRoot(path))) return
  if (!statSync(inRoot(path)).isDirectory()) {
    yield path
    return
  }
  for (const entry of readdirSync(inRoot(path), { withFileTypes: true })) {
    if (!outputs.has(entry.name)) yield* filesBelow(join(path, entry.name))
  }
}

/** Names and contents, without build outputs. */
export function hashOf(sources: string[]) {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => [...filesBelow(source)]).sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(inRoot(file)))
      .update('\0')
  }
  return hash.digest('hex')
}
