import { existsSync, globSync } from 'node:fs'
import { relative } from 'node:path'
import { styleText } from 'node:util'
import { runJapa } from './lib/japa.ts'
import { inRoot } from './lib/paths.ts'
import { Refusal, runMain } from './lib/refusal.ts'
import { Tally } from './lib/tally.ts'
import { startTestDatabases } from './lib/test_database.ts'

const usage = 'npm run test:api -- [unit|functional|browser] [part of a path …] [--tests="a title"]'
const suites = ['unit', 'functional', 'browser']

/** The spec files of the suites whose path holds one of the parts. */
function filesOf(suite: string, parts: string[]) {
  return globSync(`tests/${suite}/**/*.spec.ts`, { cwd: inRoot('api') })
    .filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)))
    .sort()
}

await runMain(async () => {
  const options = process.argv.slice(2).filter((arg) => arg.startsWith('--'))
  const words = process.argv.slice(2).filter((arg) => !arg.startsWith('--'))
  const chosen = suites.filter((suite) => words.includes(suite))
  // A path as an editor or a shell completes it names its suite itself.
  const parts = words
    .filter((word) => !suites.includes(word))
    .map((word) => (existsSync(word) ? relative(inRoot('api'), word) : word))
  const jobs = (chosen.length ? chosen : ['unit', 'functional'])
    .map((suite) => ({ suite, files: filesOf(suite, parts) }))
    .filter(({ files }) => files.length > 0)
  if (jobs.length === 0) throw new Refusal(`No spec file matches. ${usage}`)

  const tally = new Tally()
  const databases = await startTestDatabases()
  try {
    for (const { suite, files } of jobs) {
      const env = await databases.copy(`test_${suite}`)
      await runJapa({
        suite,
        files,
        env,
        options,
        show: true,
        onTest: (test) => {
          console.log(test.failure ? styleText('red', `✗ ${test.title}`) : `✓ ${test.title}`)
          tally.test(test)
        },
      })
    }
  } finally {
    await databases.stop()
  }
  tally.finish()
})
