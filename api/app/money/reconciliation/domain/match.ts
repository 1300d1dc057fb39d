import type { LineStatus, OurKind, ReconciliationCounts } from '#contracts/reconciliation'
import { daysBetween } from '#app/platform/time/jalali'
import { keyOf, keysOf } from './reference.js'

/** A line of the file. */
export interface Theirs {
  row: number
  /** What the bank calls it, the likelier name first. */
  references: readonly string[]
  /** `YYYY-MM-DD` */
  day: string
  /** Rials; what left the account is negative. */
  amount: number
  text: string
}

/** What our books say happened. */
export interface Ours {
  kind: OurKind
  id: string
  reference: string
  day: string
  amount: number
  /** A line of another file stands beside it. */
  isTaken?: boolean
}

export interface MatchedLine {
  status: LineStatus
  theirs: Theirs | null
  ours: Ours | null
}

export interface Period {
  from: string
  to: string
}

/** A payment before midnight is in the next day's file, and banks rest over holidays. */
export const marginDays = 3

const apart = (one: string, other: string): number => Math.abs(daysBetween(one, other))

const compare = <T extends string | number>(one: T, other: T): number =>
  one < other ? -1 : one > other ? 1 : 0

/** One order, whatever order the file has: rows of the same content change places for nobody. */
const byContent = (one: Theirs, other: Theirs): number =>
  compare(one.day, other.day) ||
  compare(one.amount, other.amount) ||
  compare(one.references.join(' '), other.references.join(' ')) ||
  compare(one.text, other.text) ||
  compare(one.row, other.row)

const byDayAndId = (one: Ours, other: Ours): number =>
  compare(one.day, other.day) || compare(one.amount, other.amount) || compare(one.id, other.id)

const gathered = <T>(all: readonly T[], key: (one: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const one of all) {
    const of = key(one)
    const group = groups.get(of)
    if (group) group.push(one)
    else groups.set(of, [one])
  }
  return groups
}

const isNear = (there: Theirs, here: Ours): boolean => apart(there.day, here.day) <= marginDays
const isSameWay = (there: Theirs, here: Ours): boolean => there.amount > 0 === here.amount > 0

/** Days on which an amount moved: each once, so that a file of one amount asks no line for all others. */
class DaysOfAmounts {
  #days = new Map<number, Set<string>>()

  add({ day, amount }: Theirs | Ours): void {
    const days = this.#days.get(amount)
    if (days) days.add(day)
    else this.#days.set(amount, new Set([day]))
  }

  isNear({ day, amount }: Theirs): boolean {
    const days = this.#days.get(amount)
    if (!days) return false
    return days.has(day) || [...days].some((one) => apart(one, day) <= marginDays)
  }
}

/** Lines and records of one reference. */
class Group {
  readonly lines: MatchedLine[] = []
  #theirs: Theirs[]
  #ours: Ours[]
  #taken: readonly Ours[]

  constructor(theirs: readonly Theirs[], ours: readonly Ours[]) {
    this.#theirs = [...theirs]
    this.#ours = ours.filter(({ isTaken }) => !isTaken)
    this.#taken = ours.filter(({ isTaken }) => isTaken)
    for (let days = 0; days <= marginDays; days++)
      this.#pair(
        'MATCHED',
        (there, here) => there.amount === here.amount && apart(there.day, here.day) === days
      )
    this.#pair('AMOUNT_DIFFERS', (there, here) => isSameWay(there, here) && isNear(there, here))
    this.#restOfFile()
  }

  get oursLeft(): readonly Ours[] {
    return this.#ours
  }

  #pair(status: LineStatus, fits: (there: Theirs, here: Ours) => boolean): void {
    this.#theirs = this.#theirs.filter((theirs) => {
      const at = this.#ours.findIndex((here) => fits(theirs, here))
      if (at < 0) return true
      const [ours] = this.#ours.splice(at, 1)
      this.lines.push({ status, theirs, ours })
      return false
    })
  }

  /** The same amount under the same name again, within days, is the same movement told twice, here or by another file. */
  #restOfFile(): void {
    const known = new DaysOfAmounts()
    for (const here of this.#taken) known.add(here)
    for (const { theirs } of this.lines) known.add(theirs!)
    for (const theirs of this.#theirs) {
      const status = known.isNear(theirs) ? 'DUPLICATE' : 'MISSING_HERE'
      known.add(theirs)
      this.lines.push({ status, theirs, ours: null })
    }
  }
}

/** A line without a name is ours where one of each side alone has its day and amount. */
const nameless = (theirs: readonly Theirs[], ours: readonly Ours[]) => {
  const place = ({ day, amount }: Theirs | Ours) => `${day} ${amount}`
  const here = gathered(ours, place)
  const taken = new Set<Ours>()
  const lines: MatchedLine[] = []
  for (const [at, there] of gathered(theirs, place)) {
    const candidates = here.get(at) ?? []
    const isOnly = there.length === 1 && candidates.length === 1
    for (const one of there) {
      const found = isOnly ? candidates[0]! : null
      if (found) taken.add(found)
      lines.push({ status: found ? 'MATCHED' : 'MISSING_HERE', theirs: one, ours: found })
    }
  }
  return { lines, left: ours.filter((one) => !taken.has(one)) }
}

/**
 * Lays a file beside our books. By reference, then amount, then the nearest day; each line and each record is used
 * once. Ours may reach `marginDays` beyond the period: there they are found, and missed by the file of another day.
 */
export const match = (
  theirs: readonly Theirs[],
  ours: readonly Ours[],
  { from, to }: Period
): MatchedLine[] => {
  const here = gathered(ours.toSorted(byDayAndId), ({ reference }) => keyOf(reference))
  const nameOf = ({ references }: Theirs): string => {
    const keys = keysOf(references)
    return keys.find((key) => here.has(key)) ?? keys[0] ?? ''
  }
  const there = gathered(theirs.toSorted(byContent), nameOf)
  const unnamed = there.get('') ?? []
  there.delete('')
  const lines: MatchedLine[] = []
  const left: Ours[] = []
  for (const key of new Set([...there.keys(), ...here.keys()])) {
    const group = new Group(there.get(key) ?? [], here.get(key) ?? [])
    lines.push(...group.lines)
    left.push(...group.oursLeft)
  }
  const rest = nameless(unnamed, left)
  const missed = rest.left
    .filter(({ day }) => from <= day && day <= to)
    .map((one): MatchedLine => ({ status: 'MISSING_THERE', theirs: null, ours: one }))
  return [...lines, ...rest.lines, ...missed]
}

export const countsIn = (lines: readonly { status: LineStatus }[]): ReconciliationCounts => {
  const count = (status: LineStatus) => lines.filter((line) => line.status === status).length
  return {
    matched: count('MATCHED'),
    missingHere: count('MISSING_HERE'),
    missingThere: count('MISSING_THERE'),
    amountDiffers: count('AMOUNT_DIFFERS'),
    duplicate: count('DUPLICATE'),
  }
}
