import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { styleText } from 'node:util'
import { buildAll } from './lib/builds/build_all.ts'
import { ensureGenerated } from './lib/builds/codegen.ts'
import { type TestReport, runJapa } from './lib/testing/japa.ts'
import { inRoot } from './lib/paths.ts'
import { runOnProduct } from './lib/testing/product_tests.ts'
import { tellBuild } from './lib/progress.ts'
import { Refusal, runMain } from './lib/refusal.ts'
import { specFiles } from './lib/testing/shards.ts'
import { Tally } from './lib/testing/tally.ts'
import { startTestDatabases } from './lib/testing/test_database.ts'

const usage = 'npm run test:api -- [unit|functional|browser] [part of a path …] [--tests="a title"]'
const suites = ['unit', 'functional', 'browser']

await runMain(async () => {
  const options = process.argv.slice(2).filter((arg) => arg.startsWith('--'))
  const words = process.argv.slice(2).filter((arg) => !arg.startsWith('--'))
  const chosen = suites.filter((suite) => words.includes(suite))
  // Completed paths already name their suite.
  const parts = words
    .filter((word) => !suites.includes(word))
    .map((word) => (existsSync(word) ? relative(inRoot('api'), word) : word))
  const jobs = (chosen.length ? chosen : ['unit', 'functional'])
    .map((suite) => ({ suite, files: specFiles(suite, parts) }))
    .filter(({ files }) => files.length > 0)
  if (jobs.length === 0) throw new Refusal(`No spec file matches. ${usage}`)

  const tally = new Tally()
  const onTest = (test: TestReport) => {
    console.log(test.failure ? styleText('red', `✗ ${test.title}`) : `✓ ${test.title}`)
    tally.test(test)
  }
  for (const { files } of jobs) tally.expect(files)
  await ensureGenerated()
  const databases = await startTestDatabases({ isWarm: true })
  try {
    for (const { suite, files } of jobs) {
      const job = { files, options, show: true, onTest }
      if (suite === 'browser') {
        await buildAll(tellBuild)
        await runOnProduct(databases, job, 'test_product', { SCREENSHOTS: 'true' })
      } else {
        await runJapa({ ...job, suite, env: await databases.copy(`test_${suite}`) })
      }
    }
  } finally {
    await databases.stop()
  }
  tally.finish()
})
