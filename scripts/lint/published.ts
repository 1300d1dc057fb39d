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

export const publishedViews: readonly PublishedView[] = globSync('api/app/**/published.sql', {
  cwd: inRoot(),
})
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
  card_keepers: 'cardholders',
  card_contracts: 'cardholders',
}

export const viewOwners: ReadonlyMap<string, string> = new Map([
  ...Object.entries(joint),
  ...publishedViews.map(({ name, module }): [string, string] => [name, module]),
])
