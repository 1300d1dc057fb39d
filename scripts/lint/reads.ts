/** Tables: the owner alone; views and functions: modules named in modules.ts. */
import { globSync, readFileSync } from 'node:fs'
import { inRoot } from '../lib/paths.ts'
import { modules, placeIn, platform, reads } from './modules.ts'
import { askerOf, functionOwners, viewOwners } from './published.ts'
import {
  callsOfSource,
  callsOfSql,
  readsOfSource,
  readsOfSql,
  type FunctionCall,
  type TableRead,
} from './sql_reads.ts'
import { tableOwners } from './tables.ts'

export const ownerOf = (name: string): string | undefined =>
  tableOwners.get(name) ?? viewOwners.get(name)

export const readsOfFile = (file: string, source: string): TableRead[] =>
  file.endsWith('.sql') ? readsOfSql(source) : readsOfSource(source)

/** @param file repository path */
export function foreignReads(file: string, source: string): TableRead[] {
  const module = placeIn(file)?.module
  if (!module) return []
  return readsOfFile(file, source).filter(({ table }) => {
    const owner = ownerOf(table)
    return owner !== undefined && owner !== module
  })
}

const callsOfFile = (file: string, source: string): FunctionCall[] =>
  file.endsWith('.sql') ? callsOfSql(source) : callsOfSource(source)

/** Functions of the database that read for others what is not theirs. */
export function foreignCalls(file: string, source: string): FunctionCall[] {
  const module = placeIn(file)?.module
  if (!module) return []
  return callsOfFile(file, source).filter(({ name }) => {
    const owner = functionOwners.get(name)
    return owner !== undefined && owner !== module && owner !== platform
  })
}

const refuseUnnamed = (module: string, owner: string): string | undefined =>
  owner === platform || reads[module]?.includes(owner)
    ? undefined
    : `"${module}" does not read "${owner}" in scripts/lint/modules.ts.`

/** Undefined when allowed. */
export const refuseCall = (file: string, { name }: FunctionCall): string | undefined =>
  refuseUnnamed(placeIn(file)!.module, functionOwners.get(name)!)

/** Undefined when allowed. */
export function refuseRead(file: string, read: TableRead): string | undefined {
  const { module } = placeIn(file)!
  const owner = ownerOf(read.table)!
  if (read.locks) return `Rows of "${read.table}" are locked by "${owner}" alone: call its step.`
  if (tableOwners.has(read.table))
    return `"${read.table}" is read by "${owner}" alone: read a view that it publishes.`
  if (askerOf(read.table)) return `"${read.table}" is what "${owner}" asks for itself.`
  return refuseUnnamed(module, owner)
}

export interface ForeignRead extends TableRead {
  module: string
  owner: string
  file: string
}

/** What runs; `asked.sql` is empty. */
export const sourcesOf = (folder: string): string[] =>
  globSync(`${folder}/**/{*.ts,published.sql,functions.sql}`, { cwd: inRoot() }).toSorted()

/** Every foreign read of `api/app`. */
export const everyRead = (): ForeignRead[] =>
  sourcesOf('api/app').flatMap((file) =>
    foreignReads(file, readFileSync(inRoot(file), 'utf8')).map((read) => ({
      ...read,
      file,
      module: placeIn(file)!.module,
      owner: ownerOf(read.table)!,
    }))
  )

export interface ForeignCall extends FunctionCall {
  module: string
  owner: string
  file: string
}

/** Every call of another module's function. */
export const everyCall = (): ForeignCall[] =>
  sourcesOf('api/app').flatMap((file) =>
    foreignCalls(file, readFileSync(inRoot(file), 'utf8')).map((call) => ({
      ...call,
      file,
      module: placeIn(file)!.module,
      owner: functionOwners.get(call.name)!,
    }))
  )

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

/** A module fills what one below it asks. */
export const mayFill = (module: string, asker: string): boolean =>
  module !== platform && (asker === platform || reached(module).has(asker))

/** Against the direction of imports. */
export const isAgainstArrows = (module: string, owner: string): boolean =>
  module === platform || (owner !== platform && reached(owner).has(module))
