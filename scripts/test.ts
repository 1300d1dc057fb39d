import { cpus } from 'node:os'
import { styleText } from 'node:util'
import { buildAll } from './lib/builds/build_all.ts'
import { type Check, checks, codegenCheck } from './lib/testing/checks.ts'
import { findChromium } from './lib/testing/chromium.ts'
import { type TestReport, runJapa } from './lib/testing/japa.ts'
import { nodeSpecs, runNodeSpecs } from './lib/testing/node_tests.ts'
import { type Job, runPlan } from './lib/testing/plan.ts'
import { root } from './lib/paths.ts'
import { runOnProduct } from './lib/testing/product_tests.ts'
import { tellBuild } from './lib/progress.ts'
import { runMain } from './lib/refusal.ts'
import { DurationLog, longestFirst, shard, specFiles } from './lib/testing/shards.ts'
import { Tally } from './lib/testing/tally.ts'
import { type TestDatabases, startTestDatabases } from './lib/testing/test_database.ts'
import { runWebSpecs, webSpecs } from './lib/testing/web_tests.ts'

/** Processes per suite; browser shards start their own product. */
const shardCounts = { browser: 2, functional: 3 }
/** One above the cores, as specs wait a quarter of their time. */
const lanes = cpus().length + 1
const tally = new Tally()
const durations = new DurationLog()

async function step({ name, run }: Check) {
  const started = Date.now()
  const { ok, output } = await run().catch((error: unknown) => ({
    ok: false,
    output: error instanceof Error ? error.message : String(error),
  }))
  tally.step(name, ok, output)
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(ok ? `✓ ${name} (${seconds} s)` : `${styleText('red', `✗ ${name}`)} (${seconds} s)`)
  return ok
}

function fileLines() {
  let current = { file: '', tests: 0, failed: 0, ms: 0 }
  const flush = () => {
    const { file, tests, failed, ms } = current
    const figures = `${tests} tests, ${(ms / 1000).toFixed(1)} s`
    if (tests)
      console.log(failed ? styleText('red', `✗ ${file} (${figures})`) : `✓ ${file} (${figures})`)
  }
  const onTest = (test: TestReport) => {
    tally.test(test)
    durations.add(test)
    if (current.file !== test.file) {
      flush()
      current = { file: test.file, tests: 0, failed: 0, ms: 0 }
    }
    current.tests += 1
    current.ms += test.durationMs
    if (!test.failure) return
    current.failed += 1
    console.log(styleText('red', `✗ ${test.file} › ${test.title}`))
  }
  return { onTest, flush }
}

/** Both write generated sources. */
const needsSources = ['build']
const needsDatabase = ['migrate']
const needsProduct = ['migrate', 'find a Chromium']

/** Produced by earlier jobs. */
const made: { databases?: TestDatabases; build?: boolean; browser?: boolean } = {}

const prepared = (name: string, prepare: () => Promise<boolean>) => async () => {
  const run = async () => ({ ok: await prepare(), output: '' })
  await step({ name, run })
}

const preparations: Job[] = [
  { name: 'codegen', run: async () => void (await step(codegenCheck)) },
  {
    name: 'find a Chromium',
    run: prepared('find a Chromium', async () => {
      await findChromium()
      return (made.browser = true)
    }),
  },
  {
    name: 'build',
    needs: ['codegen'],
    run: prepared('build', async () => {
      await buildAll(tellBuild)
      return (made.build = true)
    }),
  },
  {
    name: 'migrate',
    needs: needsSources,
    run: prepared('migrate an empty database', async () => {
      made.databases = await startTestDatabases()
      return true
    }),
  },
]

async function runFiles(suite: string, files: string[], name: string) {
  if (!made.databases) return
  const { onTest, flush } = fileLines()
  await runJapa({ suite, files, env: await made.databases.copy(name), onTest })
  flush()
}

async function runBrowser(files: string[], index: number) {
  const { databases, build, browser } = made
  if (!databases || !build || !browser) return
  const walk = async () => {
    const { onTest, flush } = fileLines()
    await runOnProduct(databases, { files, onTest }, `test_product_${index}`)
    flush()
    return true
  }
  await prepared(`start, walk through and stop the built product (${index + 1})`, walk)()
}

async function runNode() {
  const { onTest, flush } = fileLines()
  await runNodeSpecs(longestFirst(nodeSpecs(), root), onTest)
  flush()
}

async function runWeb() {
  const { onTest, flush } = fileLines()
  await runWebSpecs(onTest)
  flush()
}

/** The longest come first, so that nothing long runs alone at the end. */
const suites: Job[] = [
  ...shard(specFiles('browser'), shardCounts.browser).map((files, index) => ({
    name: `browser ${index}`,
    needs: needsProduct,
    run: () => runBrowser(files, index),
  })),
  ...shard(specFiles('functional'), shardCounts.functional).map((files, index) => ({
    name: `functional ${index}`,
    needs: needsDatabase,
    run: () => runFiles('functional', files, `test_functional_${index}`),
  })),
  // Independent, but shorter than others.
  { name: 'scripts', needs: needsDatabase, run: runNode },
  { name: 'web', needs: needsDatabase, run: runWeb },
  {
    name: 'unit',
    needs: needsDatabase,
    run: () => runFiles('unit', specFiles('unit'), 'test_unit'),
  },
]

const checking: Job[] = checks.map((check) => ({
  name: check.name,
  needs: check.isEarly ? [] : needsSources,
  run: async () => void (await step(check)),
}))

await runMain(async () => {
  for (const suite of ['unit', 'functional', 'browser']) tally.expect(specFiles(suite))
  tally.expect(nodeSpecs())
  tally.expect(webSpecs())
  try {
    await runPlan(lanes, [...preparations, ...suites, ...checking])
  } finally {
    await made.databases?.stop()
    durations.save()
  }
  tally.finish()
})
