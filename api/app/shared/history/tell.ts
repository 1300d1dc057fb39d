import type { HistoryEntry, HistoryFact, HistoryValue } from '#contracts/history'
import {
  commandWords,
  eventWords,
  factWords,
  type AuditCommand,
  type RecordEvent,
} from '#contracts/trail'
import { words } from '#contracts/words'
import { routine, toldFacts, toldOutside, type Told } from './facts.js'
import { actorTexts } from './i18n/fa.js'

type Facts = Record<string, unknown> | null

/** A line as the database gives it. */
export interface HistoryLine {
  at: Date
  /** A command of the trail or an event of the record's own tables. */
  what: string
  subjectType: string
  /** Of what belongs to the record, where it has one. */
  plan: string | null
  actorType: string
  actorName: string
  person: string | null
  /** The distributor for whom the actor works. */
  actorDistributorId: string | null
  requester: string | null
  before: Facts
  after: Facts
  reason: string | null
}

export interface Listener {
  distributorId: string | null
}

const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/i

const scalarOf = (told: Told, value: unknown): string | number | null => {
  if (value === null || value === undefined || value === '') return null
  if (told.words) return told.words[String(value)] ?? (told.isOpen ? String(value) : null)
  if (typeof value === 'number') return value
  // Whatever a fact was thought to hold, an id is told to nobody.
  return typeof value === 'string' && !uuid.test(value) ? value : null
}

const partOf = (told: Told, each: unknown): unknown =>
  told.part ? (each as Record<string, unknown> | null)?.[told.part] : each

const valueOf = (told: Told, value: unknown): HistoryValue => {
  if (!Array.isArray(value)) return scalarOf(told, value)
  const parts = value.map((each) => scalarOf(told, partOf(told, each)))
  return parts.filter((part) => part !== null).map(String)
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const factOf = (told: Told, name: string, { before, after, requester }: HistoryLine) => {
  const tell = (value: unknown) => (told.isPerson ? requester : valueOf(told, value))
  const [was, is] = [tell(before?.[name]), tell(after?.[name])]
  const label = factWords[name as keyof typeof factWords] ?? name
  const hadBefore = before !== null && name in before && after !== null
  return { label, as: told.as, ...(hadBefore && { before: was }), after: after ? is : was }
}

const isEmpty = ({ before, after }: HistoryFact) =>
  (before === null || before === undefined) && after === null

/** What may be told of the line's subject, in the order of the description. */
const toldOf = ({ subjectType }: HistoryLine, isOutside: boolean): [string, Told][] =>
  Object.entries(toldFacts[subjectType] ?? {}).filter(([, told]) => !(isOutside && told.isBankOnly))

/** The facts that changed and may be told. */
const factsOf = (line: HistoryLine, isOutside: boolean): HistoryFact[] =>
  toldOf(line, isOutside)
    .filter(([name]) => {
      const isThere = name in (line.before ?? {}) || name in (line.after ?? {})
      return isThere && !isSame(line.before?.[name], line.after?.[name])
    })
    .map(([name, told]) => factOf(told, name, line))
    .filter((fact) => !isEmpty(fact))

export interface ToldFacts {
  before: Record<string, HistoryValue> | null
  after: Record<string, HistoryValue> | null
}

/** The facts that may be told, as values instead of words. */
export const toldFactsOf = (line: HistoryLine, { distributorId }: Listener): ToldFacts => {
  const valuesOf = (facts: Facts): ToldFacts['after'] =>
    facts &&
    Object.fromEntries(
      toldOf(line, distributorId !== null)
        .filter(([name]) => name in facts)
        .map(([name, { words: _, isPerson, ...told }]) => [
          name,
          isPerson ? line.requester : valueOf(told, facts[name]),
        ])
    )
  return { before: valuesOf(line.before), after: valuesOf(line.after) }
}

const kindOf = (line: HistoryLine): keyof typeof words.actorType =>
  line.actorType in words.actorType
    ? (line.actorType as keyof typeof words.actorType)
    : ('system' as const)

const actorOf = (line: HistoryLine, listener: Listener): Pick<HistoryEntry, 'who' | 'whoIs'> => {
  const kind = kindOf(line)
  const whoIs = words.actorType[kind]
  if (kind === 'system')
    return { who: actorTexts.systems[line.actorName] ?? actorTexts.system, whoIs }
  // Who works at the bank is told to the bank alone.
  const isOurs = !listener.distributorId || line.actorDistributorId === listener.distributorId
  if (kind === 'staff' && !isOurs) return { who: actorTexts.bank, whoIs: actorTexts.bank }
  return { who: line.person ?? actorTexts[kind], whoIs }
}

/** A line in words: nothing of it that `facts.ts` does not name. */
export const tell = (line: HistoryLine, listener: Listener): HistoryEntry => {
  const isOutside = listener.distributorId !== null
  const command = line.what as AuditCommand
  const facts = factsOf(line, isOutside)
  const plan = line.plan && words.plan[line.plan as keyof typeof words.plan]
  return {
    at: line.at.toISOString(),
    what: commandWords[command] ?? eventWords[line.what as RecordEvent],
    ...actorOf(line, listener),
    facts: plan ? [{ label: factWords.plan, as: 'text', after: plan }, ...facts] : facts,
    reason: isOutside && !toldOutside[command]?.withReason ? null : line.reason,
    isRoutine: routine.has(command),
  }
}
