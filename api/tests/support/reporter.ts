import { relative } from 'node:path'
import { inspect } from 'node:util'
import type { Emitter } from '@japa/runner/core'
import type { NamedReporterContract } from '@japa/runner/types'

type Failures = { phase: string; error: Error }[]

const send = (message: object) =>
  new Promise<void>((resolve) => process.send!(message, undefined, {}, () => resolve()))

/** An assertion is told by its message, what differs and where; the frames of libraries say nothing. */
const describe = (errors: Failures) =>
  errors
    .map(({ phase, error }) => {
      const text = inspect(error, { depth: 4 })
        .split('\n')
        .filter((line) => !/^\s+at .*(node_modules|node:)/.test(line))
        .join('\n')
      return phase === 'test' ? text : `(${phase}) ${text}`
    })
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
