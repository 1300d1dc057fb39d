/** Counts the reads of other modules' tables; with `--write`, into the list of exceptions. */
import { writeFileSync } from 'node:fs'
import { inRoot } from './lib/paths.ts'
import { modules, platform } from './lint/modules.ts'
import { countReads, isAgainstArrows } from './lint/reads.ts'
import { tableOwners } from './lint/tables.ts'

const { counted, files } = countReads()
const every = Object.entries(counted).flatMap(([module, tables]) =>
  Object.entries(tables).map(([key, times]) => {
    const [table] = key.split(' ')
    return { module, owner: tableOwners.get(table!)!, times, locks: key.includes(' ') }
  })
)
const pairs = new Map(every.map((one) => [`${one.module} → ${one.owner}`, one]))
const sum = (reads: typeof every) => reads.reduce((total, { times }) => total + times, 0)

console.table({
  'reads': sum(every),
  'files': files,
  'pairs of modules': pairs.size,
  'pairs without an import': [...pairs.values()].filter(
    ({ module, owner }) => owner !== platform && !modules.get(module)?.includes(owner)
  ).length,
  'pairs against the arrows': [...pairs.values()].filter(({ module, owner }) =>
    isAgainstArrows(module, owner)
  ).length,
  'locks of rows': sum(every.filter(({ locks }) => locks)),
})

if (process.argv.includes('--write')) {
  const lines = Object.entries(counted)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([module, tables]) => {
      const sorted = Object.entries(tables).toSorted(([one], [other]) => one.localeCompare(other))
      return `  ${module}: '${sorted.map(([key, times]) => `${key} ${times}`).join(', ')}',\n`
    })
  writeFileSync(
    inRoot('scripts/lint/read_exceptions.ts'),
    `/**
 * Reads of other modules' tables that are not yet by a published view: module, table, how often. It only shrinks; a test
 * counts, and \`node scripts/count_reads.ts --write\` writes what is left.
 */
export const readExceptions: Readonly<Record<string, string>> = {
${lines.join('')}}
`
  )
}
