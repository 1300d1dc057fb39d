import assert from 'node:assert/strict'
import fc from 'fast-check'
import type { Model } from './model.js'
import { rounds } from '#tests/support/rounds'
import { difference, expectAgreement, observe, type Observed } from './observed.js'
import { commandsOf, type Play, type Step } from './step.js'
import { aModel, aWorld, type World } from './world.js'

const environment = (name: string): string | undefined => process.env[name] || undefined

/** How many histories are tried in all; every spec is a share of it. */
const runsOfAll = Number(environment('MODEL_RUNS') ?? rounds(600, 6_000))
const stepsMax = Number(environment('MODEL_STEPS') ?? 30)
/** Of all of them, how many may be left out. */
const leftOutShareMax = 1 / 6
/** Histories of one part that would begin later than this are left out: a slow machine tries fewer. */
const partMsMax = rounds(240_000, 1_000_000)

interface Histories<M extends object, W> {
  /** What has happened before a history starts. */
  opening: Step<M, W>[]
  /** What may happen, and how often. */
  steps: [weight: number, step: fc.Arbitrary<Step<M, W>>][]
  /** Which part of all runs this is, as `1/8`. */
  share: number
  /** Tells one property from another, for seeds. */
  part: number
}

/** The same histories on every machine, so that a landing is judged by its change; MODEL_SEED tries others. */
const seedOf = (part: number): number => Number(environment('MODEL_SEED') ?? 1_405) + part

/** The shops' money. */
const shops: Play<Model, World, Observed> = {
  open: async () => ({ model: aModel(), real: await aWorld() }),
  observe: ({ startedOn }) => observe(startedOn),
  difference,
  expectAgreement: (model, { startedOn }) => expectAgreement(model, startedOn),
}

const opened = async <M extends object, W, O>(play: Play<M, W, O>, opening: Step<M, W>[]) => {
  const { model, real } = await play.open()
  for (const step of opening) {
    const expected = step.predict(model, structuredClone(model))
    assert.equal(await step.perform(real, model), expected, step.says)
  }
  await play.expectAgreement(model, real)
  return { model, real }
}

/** Tries random histories of the shops' money against the model. */
export const tryHistories = (histories: Histories<Model, World>): Promise<void> =>
  tryHistoriesOf(shops, histories)

/** @throws with seed and path of the shortest that failed */
export const tryHistoriesOf = async <M extends object, W, O>(
  play: Play<M, W, O>,
  { opening, steps, share, part }: Histories<M, W>
): Promise<void> => {
  if (Number(environment('MODEL_PART') ?? part) !== part) return
  const { command, race } = commandsOf(play)
  const one = fc.oneof(...steps.map(([weight, arbitrary]) => ({ weight, arbitrary })))
  const commands: fc.Arbitrary<fc.AsyncCommand<M, W>>[] = [
    ...Array.from({ length: 6 }, () => one.map(command)),
    fc.tuple(one, one).map((pair) => race(...pair)),
  ]
  const replayPath = environment('MODEL_REPLAY')
  const startedAt = Date.now()
  let leftOut = 0
  const property = fc.asyncProperty(
    fc.commands(commands, { maxCommands: stepsMax, size: 'max', replayPath }),
    async (history) => {
      // Never by fast-check's own limit: it leaves the history that runs running, into the next one's world.
      if (Date.now() - startedAt > partMsMax) return void leftOut++
      const start = await opened(play, opening)
      await fc.asyncModelRun(() => start, history)
    }
  )
  const numRuns = Math.ceil(runsOfAll * share)
  const details = await fc.check(property, {
    numRuns,
    seed: seedOf(part),
    path: environment('MODEL_PATH'),
  })
  if (details.failed) throw new Error(told(details, part), { cause: details.errorInstance })
  if (leftOut > numRuns * leftOutShareMax) {
    throw new Error(`part ${part}: ${leftOut} of ${numRuns} histories had to be left out for time`)
  }
}

/** What to type to see it again. */
const told = <History>(details: fc.RunDetails<History>, part: number): string => {
  const report = fc.defaultReportMessage(details) ?? ''
  const replay = /replayPath="([^"]*)"/.exec(report)?.[1] ?? ''
  const again = `MODEL_PART=${part} MODEL_SEED=${details.seed - part} MODEL_PATH=${details.counterexamplePath} MODEL_REPLAY=${replay}`
  return `${report}\n${String(details.errorInstance)}\n\nAgain: ${again} npm run test:api -- functional model`
}
