import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { dirname } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { benchBundles } from './bench/bundles.ts'
import { benchExports } from './bench/exports.ts'
import { benchLatency } from './bench/latency.ts'
import { benchLists } from './bench/lists.ts'
import { benchMessages } from './bench/messages.ts'
import { benchNeighbours } from './bench/neighbours.ts'
import { benchPayments } from './bench/payments.ts'
import { benchReads } from './bench/reads.ts'
import type { BenchContext } from './bench/context.ts'
import type { Figure } from './bench/measure.ts'
import { benchVitals } from './bench/vitals.ts'
import { Stage } from './bench/stage.ts'
import { tableOf } from './bench/table.ts'
import { buildAll } from './lib/builds/build_all.ts'
import { inRoot } from './lib/paths.ts'
import { tell, tellBuild } from './lib/progress.ts'
import { Refusal, runMain } from './lib/refusal.ts'

const benches: Record<string, (context: BenchContext) => Promise<Figure[]>> = {
  payments: benchPayments,
  reads: benchReads,
  lists: benchLists,
  exports: benchExports,
  latency: benchLatency,
  neighbours: benchNeighbours,
  messages: benchMessages,
  bundles: benchBundles,
  vitals: benchVitals,
}

const names = Object.keys(benches)
const usage = `npm run bench -- [--quick] [--profile] [${names.join('|')} …]`
/** Results by bench, so that one can be measured alone. */
const keptFile = inRoot('.cache', 'bench.json')

type Kept = Record<string, Figure[]>

const readKept = () =>
  existsSync(keptFile) ? (JSON.parse(readFileSync(keptFile, 'utf8')) as Kept) : {}

/** After each bench, so that an aborted run keeps its results. */
async function keep(measured: Kept, server: string) {
  const all = { ...readKept(), ...measured }
  mkdirSync(dirname(keptFile), { recursive: true })
  writeFileSync(keptFile, JSON.stringify(all))
  const file = inRoot('docs', 'bench.md')
  const before = existsSync(file) ? readFileSync(file, 'utf8') : `# Figures\n\n${start}${end}\n`
  const [head, tail] = [before.indexOf(start), before.indexOf(end)]
  if (head < 0 || tail < 0)
    throw new Refusal(`docs/bench.md has lost its marks ${start} and ${end}.`)
  const text = before.slice(0, head) + start + figures(all, server) + before.slice(tail)
  const style = await resolveConfig(file)
  writeFileSync(file, await format(text, { ...style, filepath: file }))
}

/** The text around them is handwritten. */
const [start, end] = ['<!-- measured -->', '<!-- /measured -->']

const figures = (kept: Kept, server: string) => `

Last measured on ${new Date().toISOString().slice(0, 10)}, on ${cpus().length} cores (${cpus()[0]!.model.trim()}) and
${Math.round(totalmem() / 2 ** 30)} GiB of memory, with PostgreSQL ${server} and Node.js ${process.versions.node}.

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
      const found = await benches[name]!({ stage, quick })
      measured[name] = found
      console.log(tableOf(found))
      // A profiler distorts the figures.
      if (!quick && !profile) await keep({ [name]: found }, await stage.serverVersion())
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
  console.log(`\n${tableOf(Object.values(measured).flat())}`)
})
process.exit()
