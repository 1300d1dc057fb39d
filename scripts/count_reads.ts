/** Counts foreign reads and refused ones; `--write` records the backward ones. */
import { writeFileSync } from 'node:fs'
import { inRoot } from './lib/paths.ts'
import { modules, platform, reads as declared } from './lint/modules.ts'
import { everyRead, isAgainstArrows, type ForeignRead } from './lint/reads.ts'
import { tableOwners } from './lint/tables.ts'

const pairsOf = (reads: readonly ForeignRead[]) => [
  ...new Map(reads.map((one) => [`${one.module} → ${one.owner}`, one])).values(),
]
const isAgainst = ({ module, owner }: ForeignRead) => isAgainstArrows(module, owner)
const isUndeclared = ({ module, owner }: ForeignRead) =>
  owner !== platform &&
  ![...(modules.get(module) ?? []), ...(declared[module] ?? [])].includes(owner)
const row = (reads: readonly ForeignRead[]) => ({
  'reads': reads.length,
  'files': new Set(reads.map(({ file }) => file)).size,
  'pairs': pairsOf(reads).length,
  'undeclared': pairsOf(reads).filter(isUndeclared).length,
  'against arrows': pairsOf(reads).filter(isAgainst).length,
  'row locks': reads.filter(({ locks }) => locks).length,
})

const every = everyRead()
console.table({
  'of tables': row(every.filter(({ table }) => tableOwners.has(table))),
  'of published views': row(every.filter(({ table }) => !tableOwners.has(table))),
})

if (process.argv.includes('--write')) {
  const pairs = pairsOf(every)
    .filter(isAgainst)
    .map(({ module, owner }) => `  '${module} → ${owner}',\n`)
  writeFileSync(
    inRoot('scripts/lint/backward_reads.ts'),
    `/** Who reads a module that imports them, directly or through others: to be turned around. A test lets it only shrink. */
export const backwardReads: readonly string[] = [
${pairs.toSorted().join('')}]
`
  )
}
