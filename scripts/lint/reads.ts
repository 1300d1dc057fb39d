/** Who may read which table: its owner alone, and for a while those in read_exceptions.ts. */
import { globSync, readFileSync } from 'node:fs'
import { inRoot } from '../lib/paths.ts'
import { modules, placeIn, platform } from './modules.ts'
import { readExceptions } from './read_exceptions.ts'
import { readsOfSource, type TableRead } from './sql_reads.ts'
import { tableOwners } from './tables.ts'

/** Tables of another module that a file reads. @param file path inside the repository */
export function foreignReads(file: string, source: string): TableRead[] {
  const module = placeIn(file)?.module
  if (!module) return []
  return readsOfSource(source).filter(({ table }) => {
    const owner = tableOwners.get(table)
    return owner !== undefined && owner !== module
  })
}

type Counted = Record<string, Record<string, number>>

/** The list of exceptions as a count. */
export const excepted: Counted = Object.fromEntries(
  Object.entries(readExceptions).map(([module, reads]) => [
    module,
    Object.fromEntries(
      reads.split(', ').map((read): [string, number] => {
        const [key, times] = [read.replace(/ \d+$/, ''), read.split(' ').at(-1)]
        return [key, Number(times)]
      })
    ),
  ])
)

/** How the exceptions name a read: that of locked rows apart. */
const keyOf = ({ table, locks }: TableRead): string => (locks ? `${table} for update` : table)

/** Why a file may not read the table; undefined when it may. */
export function refuseRead(file: string, read: TableRead): string | undefined {
  const { module } = placeIn(file)!
  const owner = tableOwners.get(read.table)!
  if (excepted[module]?.[keyOf(read)]) return undefined
  return read.locks
    ? `Rows of "${read.table}" are locked by "${owner}" alone: call its step.`
    : `"${read.table}" is read by "${owner}" alone: read a view that it publishes.`
}

/** Every foreign read of `api/app`: module, table, how often. */
export function countReads(): { counted: Counted; files: number } {
  const counted: Counted = {}
  let files = 0
  for (const file of globSync('api/app/**/*.ts', { cwd: inRoot() }).toSorted()) {
    const reads = foreignReads(file, readFileSync(inRoot(file), 'utf8'))
    if (reads.length > 0) files++
    for (const read of reads) {
      const ofModule = (counted[placeIn(file)!.module] ??= {})
      ofModule[keyOf(read)] = (ofModule[keyOf(read)] ?? 0) + 1
    }
  }
  return { counted, files }
}

const reached = (module: string): Set<string> => {
  const found = new Set<string>()
  const visit = (from: string): void => {
    for (const next of modules.get(from) ?? []) {
      if (found.has(next)) continue
      found.add(next)
      visit(next)
    }
  }
  visit(module)
  return found
}

/** Whether the module stands below the other one, by the imports. */
export const isAgainstArrows = (module: string, owner: string): boolean =>
  module === platform || (owner !== platform && reached(owner).has(module))
