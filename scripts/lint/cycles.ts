import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { targetOf } from './architecture.ts'

const importPattern = /^\s*(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm

/** For compiled or extensionless specifiers. */
function sourceOf(root: string, path: string) {
  const bare = path.replace(/\.(js|ts|tsx)$/, '')
  const candidates = [`${bare}.ts`, `${bare}.tsx`, `${bare}/index.ts`, `${bare}/index.tsx`]
  return candidates.find((candidate) => existsSync(join(root, candidate)))
}

/** Runtime imports only. */
export class ImportGraph {
  private readonly root: string
  private readonly known = new Map<string, { changed: number; imports: string[] }>()

  constructor(root: string) {
    this.root = root
  }

  /** Shortest, or undefined. */
  cycleThrough(file: string): string[] | undefined {
    const cameFrom = new Map<string, string>()
    const queue = [file]
    for (let current = queue.shift(); current; current = queue.shift()) {
      for (const next of this.importsOf(current)) {
        if (next === file) return this.wayBack(cameFrom, file, current)
        if (cameFrom.has(next)) continue
        cameFrom.set(next, current)
        queue.push(next)
      }
    }
    return undefined
  }

  private wayBack(cameFrom: Map<string, string>, start: string, last: string) {
    const way = [start]
    for (let step: string | undefined = last; step && step !== start; step = cameFrom.get(step)) {
      way.unshift(step)
    }
    return [start, ...way]
  }

  private importsOf(file: string): string[] {
    const path = join(this.root, file)
    const changed = statSync(path).mtimeMs
    const known = this.known.get(file)
    if (known?.changed === changed) return known.imports
    const imports = [...readFileSync(path, 'utf8').matchAll(importPattern)]
      .map(([, specifier]) => targetOf(file, specifier!))
      .map((target) => target && sourceOf(this.root, target))
      .filter((target) => target !== undefined)
    this.known.set(file, { changed, imports })
    return imports
  }
}
