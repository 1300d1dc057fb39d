import { styleText } from 'node:util'
import type { TestReport } from './japa.ts'

interface Failure {
  title: string
  detail: string
}

/** Beyond it, a ten times slower machine would time out. */
const shareOfTimeoutMax = 0.1

/** Ends with failures and totals; checks count only when they fail. */
export class Tally {
  private passed = 0
  private readonly failures: Failure[] = []
  private readonly expected = new Set<string>()
  private readonly ran = new Set<string>()
  private readonly slow: string[] = []

  /** Detects files that never ran. */
  expect(files: string[]) {
    for (const file of files) this.expected.add(file)
  }

  step(name: string, ok: boolean, output: string) {
    if (!ok) this.failures.push({ title: name, detail: output.trim() })
  }

  test({ file, title, failure, durationMs, timeoutMs }: TestReport) {
    if (failure === undefined) this.passed += 1
    else this.failures.push({ title: `${file} › ${title}`, detail: failure })
    if (failure === undefined || durationMs > 0) this.ran.add(file)
    if (timeoutMs && durationMs > timeoutMs * shareOfTimeoutMax) {
      const [seconds, limit] = [durationMs, timeoutMs].map((ms) => Math.round(ms / 1000))
      this.slow.push(`${file} › ${title}: ${seconds} of ${limit} s`)
    }
  }

  /** @returns whether all ran and passed */
  finish() {
    const missing = [...this.expected].filter((file) => !this.ran.has(file))
    for (const [index, { title, detail }] of this.failures.entries()) {
      console.log(`\n${styleText('red', `${index + 1}) ${title}`)}\n${detail}`)
    }
    if (this.slow.length) {
      console.log('\nMore than a tenth of the time-out, which a slow machine would exceed:')
      for (const line of this.slow) console.log(`  ${line}`)
    }
    for (const file of missing) console.log(styleText('red', `\nDid not run: ${file}`))
    const failed = this.failures.length || missing.length
    if (failed) process.exitCode = 1
    const { size } = this.expected
    console.log(`\n${size - missing.length} of ${size} spec files ran.`)
    console.log(`${this.passed} passed, ${failed} failed`)
    return failed === 0
  }
}
