import { relative } from 'node:path'
import { inspect } from 'node:util'
import type { Emitter } from '@japa/runner/core'
import type { NamedReporterContract, RunnerEvents } from '@japa/runner/types'

type Ended = RunnerEvents['test:end']
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

/** Why a test that looks green proves nothing. */
const whyNothingProven = (test: Ended): string | undefined => {
  if (test.isPinned) return 'pinned: the other tests of its file did not run'
  if (test.isSkipped) return 'skipped: a test that does not run proves nothing'
  if (test.isTodo || !test.executor) return 'without a body: nothing was tested'
  if (test.isFailing) return 'expected to fail: a fault is mended, not expected'
  if (test.retries) return 'tried again until it passes: a test holds at the first try'
  return undefined
}

const placeOf = ({ title, meta }: Pick<Ended, 'title' | 'meta'>) => {
  const group = meta.group?.options.title
  return {
    file: relative(process.cwd(), meta.fileName),
    title: group ? `${group}: ${title.expanded}` : title.expanded,
  }
}

const reportTests = (emitter: Emitter) => {
  emitter.on('test:start', (test) => void send({ type: 'start', ...placeOf(test) }))
  emitter.on('test:end', (test) => {
    void send({
      type: 'test',
      ...placeOf(test),
      durationMs: test.duration,
      timeoutMs: test.timeout,
      failure: test.hasError ? describe(test.errors) : whyNothingProven(test),
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
