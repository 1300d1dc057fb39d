import assert from 'node:assert/strict'
import fc from 'fast-check'
import { Refusal } from '#app/platform/errors'
import { isRefused, type Model, type Outcome } from './model.js'
import type { World } from './world.js'

/** What a kind of histories is played on: a model, the product, and how the two are compared. */
export interface Play<M extends object, W, O> {
  open: () => Promise<{ model: M; real: W }>
  observe: (real: W) => Promise<O>
  /** What differs, or null. */
  difference: (model: M, observed: O) => string | null
  expectAgreement: (model: M, real: W) => Promise<void>
}

/** One command of a history: what the model says will come of it, and the product's own try. */
export interface Step<M extends object = Model, W = World> {
  /** How it reads when a history fails. */
  says: string
  /** Whether there is anything yet that it could be tried on. */
  applies?: (model: Readonly<M>) => boolean
  /** Changes the model as the product must change. @param before what the command was made from */
  predict: (model: M, before: Readonly<M>) => Outcome
  perform: (world: W, model: Readonly<M>) => Promise<Outcome>
  /** The list that it may add to, and the one that it points into: such two cannot race. */
  makes?: string
  picks?: string
  /** Several commands of the product in a row: something else could come between them. */
  isMany?: boolean
}

/** The product's answer; a refusal counts as one, any other error is a fault. */
export const attempt = async (work: () => Promise<Outcome>): Promise<Outcome> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal) return error.title
    throw error
  }
}

class Command<M extends object, W, O> implements fc.AsyncCommand<M, W> {
  constructor(
    readonly play: Play<M, W, O>,
    readonly step: Step<M, W>
  ) {}

  check(model: Readonly<M>): boolean {
    return this.step.applies?.(model) ?? true
  }

  async run(model: M, world: W): Promise<void> {
    const before = structuredClone(model)
    const expected = this.step.predict(model, before)
    const actual = await attempt(() => this.step.perform(world, before))
    assert.equal(actual, expected, `${this.step.says}: the product answers otherwise`)
    await this.play.expectAgreement(model, world)
  }

  toString(): string {
    return this.step.says
  }
}

/** One order of two commands, as the model sees it. */
interface Turn<M> {
  model: M
  /** Of the one and the other, whichever was first. */
  outcomes: Outcome[]
}

/**
 * Two commands at the same time: whatever the product does must be what one order of the two would do,
 * or the other.
 */
class Race<M extends object, W, O> implements fc.AsyncCommand<M, W> {
  constructor(
    readonly play: Play<M, W, O>,
    readonly one: Step<M, W>,
    readonly other: Step<M, W>
  ) {}

  check(model: Readonly<M>): boolean {
    const isOpen = (step: Step<M, W>) => step.applies?.(model) ?? true
    return (
      isOpen(this.one) &&
      isOpen(this.other) &&
      !disturbs(this.one, this.other) &&
      !disturbs(this.other, this.one)
    )
  }

  async run(model: M, world: W): Promise<void> {
    const orders = [this.#inTurn(model, [0, 1]), this.#inTurn(model, [1, 0])]
    const before = structuredClone(model)
    const outcomes = await Promise.all(
      [this.one, this.other].map((step) => attempt(() => step.perform(world, before)))
    )
    const observed = await this.play.observe(world)
    const misfits = orders.map((order) => this.#misfit(order, outcomes, observed))
    const fits = orders[misfits.indexOf(null)]
    assert.ok(fits, `${this}: neither order of the two explains it\n${misfits.join('\n')}`)
    Object.assign(model, fits.model)
    await this.play.expectAgreement(model, world)
  }

  #misfit({ model, outcomes }: Turn<M>, actual: Outcome[], observed: O): string | null {
    if (sameOutcomes(outcomes, actual)) return this.play.difference(model, observed)
    return `${actual.join(', ')} instead of ${outcomes.join(', ')}`
  }

  #inTurn(model: M, turns: (0 | 1)[]): Turn<M> {
    const turned = structuredClone(model)
    const outcomes: Outcome[] = []
    for (const at of turns) outcomes[at] = [this.one, this.other][at].predict(turned, model)
    return { model: turned, outcomes }
  }

  toString(): string {
    return `race(${this.one.says} ‖ ${this.other.says})`
  }
}

/** Nobody knows which of two new things comes first, nor what a number points at meanwhile. */
const disturbs = (
  { makes, isMany }: Pick<Step, 'makes' | 'isMany'>,
  { makes: other, picks }: Pick<Step, 'makes' | 'picks'>
): boolean => isMany || (makes !== undefined && (makes === other || makes === picks))

/** Why the slower one is refused may differ; whether it is refused may not. */
const sameOutcomes = (expected: Outcome[], actual: Outcome[]): boolean =>
  expected.every((outcome, at) =>
    isRefused(outcome) ? isRefused(actual[at]) : outcome === actual[at]
  )

/** How steps become the commands of a play. */
export const commandsOf = <M extends object, W, O>(play: Play<M, W, O>) => ({
  command: (step: Step<M, W>) => new Command(play, step),
  race: (one: Step<M, W>, other: Step<M, W>) => new Race(play, one, other),
})
