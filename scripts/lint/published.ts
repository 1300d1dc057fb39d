/** Each module's `published.sql`. */
import { globSync, readFileSync } from 'node:fs'
import { inRoot } from '../lib/paths.ts'
import { placeIn } from './modules.ts'

export interface PublishedView {
  module: string
  file: string
  name: string
  sentence: string
  sql: string
}

const declared = /^((?:-- .+\n)*)create view (\w+) as\n([^;]+);$/gm

const viewsIn = (pattern: string): PublishedView[] =>
  globSync(pattern, { cwd: inRoot() })
    .toSorted()
    .flatMap((file) =>
      [...readFileSync(inRoot(file), 'utf8').matchAll(declared)].map(([, said, name, sql]) => ({
        module: placeIn(file)!.module,
        file,
        name: name!,
        sentence: said!.replace(/^-- /gm, '').trim(),
        sql: sql!,
      }))
    )

/** Empty views by which a module says what those above it are to tell it (ADR 49). */
export const askedViews: readonly PublishedView[] = viewsIn('api/app/**/asked.sql')

const asked = new Set(askedViews.map(({ name }) => name))
const given = viewsIn('api/app/**/published.sql')

export const publishedViews: readonly PublishedView[] = given.filter(({ name }) => !asked.has(name))

/** What takes the place of asked views. */
export const filledViews: readonly PublishedView[] = given.filter(({ name }) => asked.has(name))

/** The module that asks for a view; undefined for what is published to everybody. */
export const askerOf = (name: string): string | undefined =>
  askedViews.find((view) => view.name === name)?.module

/** Views over several modules, made by migrations. */
const joint: Readonly<Record<string, string>> = {
  owners: 'owners',
  owner_plans: 'owners',
  owner_contracts: 'contracts',
  memberships: 'companies',
  credit_blocks: 'credit_lines',
  buyers: 'orders',
  order_items: 'orders',
  open_disputes: 'orders',
}

export const viewOwners: ReadonlyMap<string, string> = new Map([
  ...Object.entries(joint),
  ...[...publishedViews, ...askedViews].map(({ name, module }): [string, string] => [name, module]),
])

const made = /^create or replace function (\w+)\s*\(/gm

/** Functions of the database, by the module in whose `functions.sql` they stand. */
export const functionOwners: ReadonlyMap<string, string> = new Map(
  globSync('api/app/**/functions.sql', { cwd: inRoot() }).flatMap((file) =>
    [...readFileSync(inRoot(file), 'utf8').matchAll(made)].map(([, name]): [string, string] => [
      name!,
      placeIn(file)!.module,
    ])
  )
)
