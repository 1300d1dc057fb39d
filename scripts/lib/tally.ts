import { styleText } from 'node:util'
import type { TestReport } from './japa.ts'

interface Failure {
  title: string
  detail: string
}

/** Counts what passed and failed; ends with the failures once more and the plain total. */
export class Tally {
  private passed = 0
  private readonly failures: Failure[] = []

  step(name: string, ok: boolean, output: string) {
    if (ok) this.passed += 1
    else this.failures.push({ title: name, detail: output.trim() })
  }

  test({ file, title, failure }: TestReport) {
    if (failure === undefined) this.passed += 1
    else this.failures.push({ title: `${file} › ${title}`, detail: failure })
  }

  finish() {
    for (const [index, { title, detail }] of this.failures.entries()) {
      console.log(`\n${styleText('red', `${index + 1}) ${title}`)}\n${detail}`)
    }
    if (this.failures.length) process.exitCode = 1
    console.log(`\n${this.passed} passed, ${this.failures.length} failed`)
  }
}
