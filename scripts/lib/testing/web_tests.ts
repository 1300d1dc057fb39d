import { globSync } from 'node:fs'
import { relative } from 'node:path'
import { type Reporter, type TestCase, startVitest } from 'vitest/node'
import type { TestReport } from './japa.ts'
import { root } from '../paths.ts'

/** Skipped counts as unproven. */
function whyNothingProven({ options }: TestCase): string | undefined {
  if (options.fails) return 'expected to fail: a fault is mended, not expected'
  if (options.retry) return 'tried again until it passes: a test holds at the first try'
  return undefined
}

export const webSpecs = () =>
  globSync('{storefront,backoffice}/tests/**/*.spec.{ts,tsx}', { cwd: root }).sort()

interface WebJob {
  chosen?: string[]
  root?: string
}

/** Errors outside tests count as failures. */
export async function runWebSpecs(
  onTest: (report: TestReport) => void,
  { chosen = [], root: folder = root }: WebJob = {}
) {
  const pathOf = (file: string) => relative(root, file)
  const broken = (file: string, errors: readonly { message: string; stack?: string }[]) => {
    for (const { message, stack } of errors) {
      const failure = stack ?? message
      onTest({ type: 'test', file, title: 'outside its tests', failure, durationMs: 0 })
    }
  }
  const report = (test: TestCase) => {
    const { state, errors } = test.result()
    const failure =
      state === 'passed'
        ? whyNothingProven(test)
        : (errors ?? []).map(({ message, stack }) => stack ?? message).join('\n') || state
    onTest({
      type: 'test',
      file: pathOf(test.module.moduleId),
      title: test.fullName,
      failure,
      durationMs: test.diagnostic()?.duration ?? 0,
    })
  }
  const reporter: Reporter = {
    // Refused tests, such as pinned ones, have no event.
    onTestModuleEnd(module) {
      for (const test of module.children.allTests()) report(test)
      broken(pathOf(module.moduleId), module.errors())
    },
    onTestRunEnd: (_modules, unhandled) => broken('vitest', unhandled),
  }
  const vitest = await startVitest('test', chosen, {
    root: folder,
    watch: false,
    reporters: [reporter],
  })
  await vitest.close()
}
