import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { dirname } from 'node:path'
import { benchBundles } from './bench/bundles.ts'
import { benchExports } from './bench/exports.ts'
import { benchLatency } from './bench/latency.ts'
import { benchLists } from './bench/lists.ts'
import { benchPayments } from './bench/payments.ts'
import { benchReads } from './bench/reads.ts'
import type { BenchContext } from './bench/context.ts'
import type { Figure } from './bench/measure.ts'
import { benchVitals } from './bench/vitals.ts'
import { Stage } from './bench/stage.ts'
import { tableOf } from './bench/table.ts'
import { buildAll } from './lib/builds.ts'
import { inRoot } from './lib/paths.ts'
import { tell, tellBuild } from './lib/progress.ts'
import { Refusal, runMain } from './lib/refusal.ts'

const benches: Record<string, (context: BenchContext) => Promise<Figure[]>> = {
  payments: benchPayments,
  reads: benchReads,
  lists: benchLists,
  exports: benchExports,
  latency: benchLatency,
  bundles: benchBundles,
  vitals: benchVitals,
}

const names = Object.keys(benches)
const usage = `npm run bench -- [--quick] [--profile] [${names.join('|')} …]`
/** What full runs have measured, bench by bench, so that one can be measured again on its own. */
const keptFile = inRoot('.cache', 'bench.json')

type Kept = Record<string, Figure[]>

const readKept = () =>
  existsSync(keptFile) ? (JSON.parse(readFileSync(keptFile, 'utf8')) as Kept) : {}

function keep(measured: Kept) {
  const all = { ...readKept(), ...measured }
  mkdirSync(dirname(keptFile), { recursive: true })
  writeFileSync(keptFile, JSON.stringify(all))
  writeFileSync(inRoot('docs', 'bench.md'), page(all))
}

const page = (kept: Kept) => `# Figures

Written by \`npm run bench\`; measured on ${cpus().length} cores and ${Math.round(totalmem() / 2 ** 30)} GB of memory, which database, API and
load generator share. Speeds of a machine say little, so each is divided by what the same machine does
without us: both sides in one run, in turns (A B B A), in at least five rounds; median, smallest, largest.
The API is the production build with its production log; PostgreSQL is a fresh server that waits for the disk.

${tableOf(names.flatMap((name) => kept[name] ?? []))}
`

interface Options {
  quick: boolean
  profile: boolean
}

async function measure(wanted: string[], { quick, profile }: Options) {
  const stage = new Stage(profile ? inRoot('.cache', 'profiles') : undefined)
  const measured: Kept = {}
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void stage.close().then(() => process.exit(1)))
  try {
    await stage.open()
    for (const name of wanted) {
      tell(`Measuring ${name} …`)
      measured[name] = await benches[name]!({ stage, quick })
      console.log(tableOf(measured[name]))
    }
  } finally {
    await stage.close()
  }
  return measured
}

await runMain(async () => {
  const words = process.argv.slice(2)
  const [quick, profile] = [words.includes('--quick'), words.includes('--profile')]
  const chosen = words.filter((word) => !['--quick', '--profile'].includes(word))
  const unknown = chosen.find((word) => !names.includes(word))
  if (unknown) throw new Refusal(`There is no measurement "${unknown}". ${usage}`)
  await buildAll(tellBuild)
  const measured = await measure(chosen.length ? chosen : names, { quick, profile })
  // A profiler slows down what it looks at.
  if (!quick && !profile) keep(measured)
  console.log(`\n${tableOf(Object.values(measured).flat())}`)
})
process.exit()
