import { globSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { run } from 'node:test'
import { inspect } from 'node:util'
import type { TestReport } from './japa.ts'
import { inRoot, root } from '../paths.ts'

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

/** A file without tests is reported as one. */
const isFileItself = ({ name, file, nesting }: Ended) =>
  nesting === 0 && file !== undefined && resolve(root, name) === file

/** A process per file; a crash counts as a failure. */
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
    // Suites repeat their tests' failures.
    if (type !== 'suite') report(event, inspect(error?.cause ?? error))
  })
  for await (const _event of stream) continue
}
