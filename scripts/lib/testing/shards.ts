import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { TestReport } from './japa.ts'
import { longSpecSeconds } from './long_specs.ts'
import { inRoot } from '../paths.ts'

const durationsFile = inRoot('.cache', 'test-durations.json')
/** What a file is expected to take that is not long and did not run here. */
const msPerByte = 0.2
/** Keeps files without a known duration from all landing in one shard. */
const msMin = 50

type Durations = Record<string, number>

const readDurations = (): Durations =>
  existsSync(durationsFile) ? (JSON.parse(readFileSync(durationsFile, 'utf8')) as Durations) : {}

/** The spec files of a suite whose path holds one of the parts; all without parts. Paths below api/. */
export function specFiles(suite: string, parts: string[] = []) {
  return globSync(`tests/${suite}/**/*.spec.ts`, { cwd: inRoot('api') })
    .filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)))
    .sort()
}

/** Milliseconds that the files are expected to take, by what they took here or are known to take. */
function costs(folder: string) {
  const durations = readDurations()
  const expected = (file: string) =>
    (longSpecSeconds[file] ?? 0) * 1000 || msMin + statSync(join(folder, file)).size * msPerByte
  return (file: string) => durations[file] ?? expected(file)
}

/** @param folder what the paths are below */
export function longestFirst(files: string[], folder = inRoot('api')) {
  const cost = costs(folder)
  return files.toSorted((a, b) => cost(b) - cost(a))
}

/** Deals the files out so that the shards take about equally long: the longest first, to whom has least. */
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

/** Adds up how long each file's tests took and remembers it for the next run. */
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
