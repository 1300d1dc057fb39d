import { cpus } from 'node:os'
import { styleText } from 'node:util'
import { buildAll } from './lib/builds.ts'
import { type Check, checks, codegenCheck } from './lib/checks.ts'
import { findChromium } from './lib/chromium.ts'
import { type TestReport, runJapa } from './lib/japa.ts'
import { nodeSpecs, runNodeSpecs } from './lib/node_tests.ts'
import { runOnProduct } from './lib/product_tests.ts'
import { tellBuild } from './lib/progress.ts'
import { runMain } from './lib/refusal.ts'
import { inLanes } from './lib/run.ts'
import { DurationLog, shard, specFiles } from './lib/shards.ts'
import { Tally } from './lib/tally.ts'
import { type TestDatabases, startTestDatabases } from './lib/test_database.ts'
import { runWebSpecs, webSpecs } from './lib/web_tests.ts'

const shardCount = 2
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

/** One line per spec file, when it is through; failed tests at once. */
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

async function runFiles(databases: TestDatabases, suite: string, files: string[], name: string) {
  const { onTest, flush } = fileLines()
  await runJapa({ suite, files, env: await databases.copy(name), onTest })
  flush()
}

async function runNode() {
  const { onTest, flush } = fileLines()
  tally.expect(nodeSpecs())
  await runNodeSpecs(nodeSpecs(), onTest)
  flush()
}

async function runWeb() {
  const { onTest, flush } = fileLines()
  tally.expect(webSpecs())
  await runWebSpecs(onTest)
  flush()
}

async function runSuites(databases: TestDatabases) {
  const unit = specFiles('unit')
  if (unit.length) await runFiles(databases, 'unit', unit, 'test_unit')
  const shards = shard(specFiles('functional'), shardCount)
  await inLanes(
    shardCount,
    shards.map(
      (files, index) => () => runFiles(databases, 'functional', files, `test_functional_${index}`)
    )
  )
}

async function runBrowser(databases: TestDatabases) {
  const onProduct = async (files: string[], index: number) => {
    const { onTest, flush } = fileLines()
    await runOnProduct(databases, { files, onTest }, `test_product_${index}`)
    flush()
  }
  const shards = shard(specFiles('browser'), shardCount)
  await inLanes(
    shardCount,
    shards.map((files, index) => () => onProduct(files, index))
  )
}

async function build() {
  await buildAll(tellBuild)
  return { ok: true, output: '' }
}

async function browserSteps(databases: TestDatabases) {
  if (specFiles('browser').length === 0) return
  const find = () =>
    findChromium().then(({ executablePath }) => ({ ok: true, output: executablePath }))
  if (!(await step({ name: 'find a Chromium', run: find }))) return
  const walk = () => runBrowser(databases).then(() => ({ ok: true, output: '' }))
  await step({ name: 'start and stop the built product', run: walk })
}

await runMain(async () => {
  await step(codegenCheck)
  const lanes = Math.min(shardCount, cpus().length)
  await inLanes(
    lanes,
    checks.map((check) => async () => void (await step(check)))
  )
  await runNode()
  await runWeb()
  for (const suite of ['unit', 'functional', 'browser']) tally.expect(specFiles(suite))
  const built = await step({ name: 'build', run: build })
  let databases: TestDatabases | undefined
  const migrate = async () => {
    databases = await startTestDatabases()
    return { ok: true, output: '' }
  }
  await step({ name: 'migrate an empty database', run: migrate })
  try {
    if (databases) await runSuites(databases)
    if (databases && built) await browserSteps(databases)
  } finally {
    await databases?.stop()
    durations.save()
  }
  tally.finish()
})
