import assert from 'node:assert/strict'
import fc from 'fast-check'
import { Refusal } from '#app/shared/errors'
import { difference, expectAgreement, observe, type Observed } from './observed.js'
import { isRefused, type Model, type Outcome } from './model.js'
import type { World } from './world.js'

type List = 'approvals' | 'payments' | 'orders' | 'runs'

/** One command of a history: what the model says will come of it, and the product's own try. */
export interface Step {
  /** How it reads when a history fails. */
  says: string
  /** Whether there is anything yet that it could be tried on. */
  applies?: (model: Readonly<Model>) => boolean
  /** Changes the model as the product must change. @param before what the command was made from */
  predict: (model: Model, before: Readonly<Model>) => Outcome
  perform: (world: World, model: Readonly<Model>) => Promise<Outcome>
  /** The list that it may add to, and the one that it points into: such two cannot race. */
  makes?: List
  picks?: List
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

class Command implements fc.AsyncCommand<Model, World> {
  constructor(readonly step: Step) {}

  check(model: Readonly<Model>): boolean {
    return this.step.applies?.(model) ?? true
  }

  async run(model: Model, world: World): Promise<void> {
    const before = structuredClone(model)
    const expected = this.step.predict(model, before)
    const actual = await attempt(() => this.step.perform(world, before))
    assert.equal(actual, expected, `${this.step.says}: the product answers otherwise`)
    await expectAgreement(model, world.startedOn)
  }

  toString(): string {
    return this.step.says
  }
}

export const command = (step: Step) => new Command(step)

/** One order of two commands, as the model sees it. */
interface Turn {
  model: Model
  outcomes: Map<Step, Outcome>
}

/**
 * Two commands at the same time: whatever the product does must be what one order of the two would do,
 * or the other.
 */
class Race implements fc.AsyncCommand<Model, World> {
  constructor(
    readonly one: Step,
    readonly other: Step
  ) {}

  check(model: Readonly<Model>): boolean {
    const isOpen = (step: Step) => step.applies?.(model) ?? true
    return (
      isOpen(this.one) &&
      isOpen(this.other) &&
      !disturbs(this.one, this.other) &&
      !disturbs(this.other, this.one)
    )
  }

  async run(model: Model, world: World): Promise<void> {
    const orders = [
      this.#inTurn(model, this.one, this.other),
      this.#inTurn(model, this.other, this.one),
    ]
    const before = structuredClone(model)
    const outcomes = await Promise.all(
      [this.one, this.other].map((step) => attempt(() => step.perform(world, before)))
    )
    const observed = await observe(world.startedOn)
    const misfits = orders.map((order) => this.#misfit(order, outcomes, observed))
    const fits = orders[misfits.indexOf(null)]
    assert.ok(fits, `${this}: neither order of the two explains it\n${misfits.join('\n')}`)
    Object.assign(model, fits.model)
    await expectAgreement(model, world.startedOn)
  }

  #misfit({ model, outcomes }: Turn, actual: Outcome[], observed: Observed): string | null {
    const expected = [this.one, this.other].map((step) => outcomes.get(step)!)
    if (sameOutcomes(expected, actual)) return difference(model, observed)
    return `${actual.join(', ')} instead of ${expected.join(', ')}`
  }

  #inTurn(model: Model, first: Step, second: Step): Turn {
    const turned = structuredClone(model)
    const outcomes = new Map([first, second].map((step) => [step, step.predict(turned, model)]))
    return { model: turned, outcomes }
  }

  toString(): string {
    return `race(${this.one.says} ‖ ${this.other.says})`
  }
}

/** Nobody knows which of two new things comes first, nor what a number points at meanwhile. */
const disturbs = ({ makes, isMany }: Step, { makes: other, picks }: Step): boolean =>
  isMany || (makes !== undefined && (makes === other || makes === picks))

/** Why the slower one is refused may differ; whether it is refused may not. */
const sameOutcomes = (expected: Outcome[], actual: Outcome[]): boolean =>
  expected.every((outcome, at) =>
    isRefused(outcome) ? isRefused(actual[at]) : outcome === actual[at]
  )

export const race = (one: Step, other: Step) => new Race(one, other)
