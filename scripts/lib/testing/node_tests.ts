import { globSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { run } from 'node:test'
import { inspect } from 'node:util'
import type { TestReport } from './japa.ts'
import { inRoot, root } from '../paths.ts'

/** The specs of these scripts run on Node's own test runner. */
export const nodeSpecs = () => globSync('scripts/tests/**/*.spec.ts', { cwd: root }).sort()

interface Ended {
  name: string
  skip?: string | boolean
  todo?: string | boolean
  file?: string
  nesting: number
  details: { duration_ms: number; type?: string; error?: Error & { cause?: unknown } }
}

const pathOf = ({ file }: Ended) => (file ? relative(root, file) : 'node')

/** The runner reports a file without tests as one test of the file's name. */
const isFileItself = ({ name, file, nesting }: Ended) =>
  nesting === 0 && file !== undefined && resolve(root, name) === file

/** Runs the specs, each file in a process of its own. A file that breaks outside its tests counts as a failed test. */
export async function runNodeSpecs(specs: string[], onTest: (report: TestReport) => void) {
  const stream = run({ files: specs.map((spec) => inRoot(spec)), concurrency: 2 })
  const report = (event: Ended, failure?: string) => {
    const { name, details } = event
    onTest({
      type: 'test',
      file: pathOf(event),
      title: name,
      failure,
      durationMs: details.duration_ms,
    })
  }
  stream.on('test:pass', (event: Ended) => {
    if (event.details.type === 'suite') return
    if (event.skip || event.todo) report(event, 'skipped: a test that does not run proves nothing')
    else if (isFileItself(event)) report(event, 'There is no test in it.')
    else report(event)
  })
  stream.on('test:fail', (event: Ended) => {
    const { error, type } = event.details
    // A suite only repeats the failures of its tests.
    if (type !== 'suite') report(event, inspect(error?.cause ?? error))
  })
  for await (const _event of stream) continue
}
