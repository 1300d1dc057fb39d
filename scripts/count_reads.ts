/** Counts foreign reads and refused ones. */
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
