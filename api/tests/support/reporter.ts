import { relative } from 'node:path'
import { inspect } from 'node:util'
import type { Emitter } from '@japa/runner/core'
import type { NamedReporterContract } from '@japa/runner/types'

type Failures = { phase: string; error: Error }[]

const send = (message: object) =>
  new Promise<void>((resolve) => process.send!(message, undefined, {}, () => resolve()))

/** The frames of libraries say nothing to the reader. */
const ownStack = (error: Error) =>
  (error.stack ?? String(error))
    .split('\n')
    .filter((line) => !/^\s+at .*(node_modules|node:)/.test(line))
    .join('\n')

const describeError = (error: Error) => {
  if (!('actual' in error && 'expected' in error)) return ownStack(error)
  const { actual, expected } = error
  return `${ownStack(error)}\n  expected ${inspect(expected)}\n  actual   ${inspect(actual)}`
}

const describe = (errors: Failures) =>
  errors
    .map(({ phase, error }) => (phase === 'test' ? '' : `(${phase}) `) + describeError(error))
    .join('\n')

const reportTests = (emitter: Emitter) => {
  emitter.on('test:end', ({ title, meta, errors, hasError, duration, isSkipped }) => {
    const group = meta.group?.options.title
    void send({
      type: 'test',
      file: relative(process.cwd(), meta.fileName),
      title: group ? `${group}: ${title.expanded}` : title.expanded,
      durationMs: duration,
      failure: hasError
        ? describe(errors)
        : isSkipped
          ? 'skipped: a test that does not run proves nothing'
          : undefined,
    })
  })
  emitter.on('group:end', ({ title, errors, hasError }) => {
    if (hasError && errors.length) void send({ type: 'failure', title, failure: describe(errors) })
  })
  emitter.on('suite:end', ({ name, errors, hasError }) => {
    if (hasError && errors.length)
      void send({ type: 'failure', title: name, failure: describe(errors) })
  })
  emitter.on('runner:end', () => send({ type: 'end' }))
}

/** Sends each result to the process that started this one. */
export const parentReporter: NamedReporterContract = {
  name: 'parent',
  handler: (_runner, emitter) => reportTests(emitter),
}
