import { relative } from 'node:path'
import { type Reporter, startVitest } from 'vitest/node'
import type { TestReport } from './japa.ts'
import { root } from './paths.ts'

/** Runs the specs of both front ends (`vitest.config.ts`). What breaks outside a test counts as a failed test. */
export async function runWebSpecs(onTest: (report: TestReport) => void) {
  const pathOf = (file: string) => relative(root, file)
  const broken = (file: string, errors: readonly { message: string; stack?: string }[]) => {
    for (const { message, stack } of errors) {
      const failure = stack ?? message
      onTest({ type: 'test', file, title: 'outside its tests', failure, durationMs: 0 })
    }
  }
  const reporter: Reporter = {
    onTestCaseResult(test) {
      const { state, errors } = test.result()
      const failure =
        state === 'passed'
          ? undefined
          : (errors ?? []).map(({ message, stack }) => stack ?? message).join('\n') || state
      onTest({
        type: 'test',
        file: pathOf(test.module.moduleId),
        title: test.fullName,
        failure,
        durationMs: test.diagnostic()?.duration ?? 0,
      })
    },
    onTestModuleEnd: (module) => broken(pathOf(module.moduleId), module.errors()),
    onTestRunEnd: (_modules, unhandled) => broken('vitest', unhandled),
  }
  const vitest = await startVitest('test', [], { root, watch: false, reporters: [reporter] })
  await vitest.close()
}
