import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { TestReport } from './japa.ts'
import { longSpecSeconds } from './long_specs.ts'
import { inRoot } from '../paths.ts'

const durationsFile = inRoot('.cache', 'test-durations.json')
const msPerByte = 0.2
/** Spreads files of unknown duration. */
const msMin = 50

type Durations = Record<string, number>

const readDurations = (): Durations =>
  existsSync(durationsFile) ? (JSON.parse(readFileSync(durationsFile, 'utf8')) as Durations) : {}

/** Matching any part; all without. Below api/. */
export function specFiles(suite: string, parts: string[] = []) {
  return globSync(`tests/${suite}/**/*.spec.ts`, { cwd: inRoot('api') })
    .filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)))
    .sort()
}

/** Measured here, else known. */
function costs(folder: string) {
  const durations = readDurations()
  const expected = (file: string) =>
    (longSpecSeconds[file] ?? 0) * 1000 || msMin + statSync(join(folder, file)).size * msPerByte
  return (file: string) => durations[file] ?? expected(file)
}

export function longestFirst(files: string[], folder = inRoot('api')) {
  const cost = costs(folder)
  return files.toSorted((a, b) => cost(b) - cost(a))
}

/** Longest first, to the emptiest shard. */
export function shard(files: string[], count: number): string[][] {
  const cost = costs(inRoot('api'))
  const shards = Array.from({ length: count }, () => ({ files: [] as string[], ms: 0 }))
  for (const file of longestFirst(files)) {
    const lightest = shards.reduce((least, each) => (each.ms < least.ms ? each : least))
    lightest.files.push(file)
    lightest.ms += cost(file)
  }
  return shards.map((each) => each.files).filter((each) => each.length > 0)
}

/** Remembered for the next run. */
export class DurationLog {
  private readonly ms: Durations = {}

  add({ file, durationMs }: TestReport) {
    this.ms[file] = (this.ms[file] ?? 0) + durationMs
  }

  save() {
    mkdirSync(dirname(durationsFile), { recursive: true })
    writeFileSync(durationsFile, JSON.stringify({ ...readDurations(), ...this.ms }))
  }
}
