import type { HistoryEntry, HistoryFact, HistoryValue } from '#contracts/history'
import {
  commandWords,
  eventWords,
  factWords,
  type AuditCommand,
  type RecordEvent,
} from '#contracts/trail'
import { words } from '#contracts/words'
import { routine, shownFacts, shownOutside } from './facts.js'
import type { FactFormat } from './fact_formats.js'
import { actorTexts } from './i18n/fa.js'

type Facts = Record<string, unknown> | null

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
  /** What who acted is to the company of the record; null where they are a customer of their own, or no customer. */
  companyRole: keyof typeof actorTexts.ofCompany | null
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

const scalarOf = (format: FactFormat, value: unknown): string | number | null => {
  if (value === null || value === undefined || value === '') return null
  if (format.words) return format.words[String(value)] ?? (format.isOpen ? String(value) : null)
  if (typeof value === 'number') return value
  // Whatever a fact was thought to hold, an id is format to nobody.
  return typeof value === 'string' && !uuid.test(value) ? value : null
}

const partOf = (format: FactFormat, each: unknown): unknown =>
  format.part ? (each as Record<string, unknown> | null)?.[format.part] : each

const valueOf = (format: FactFormat, value: unknown): HistoryValue => {
  if (!Array.isArray(value)) return scalarOf(format, value)
  const parts = value.map((each) => scalarOf(format, partOf(format, each)))
  return parts.filter((part) => part !== null).map(String)
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const factOf = (format: FactFormat, name: string, { before, after, requester }: HistoryLine) => {
  const shown = (value: unknown) => (format.isPerson ? requester : valueOf(format, value))
  const [was, is] = [shown(before?.[name]), shown(after?.[name])]
  const label = factWords[name as keyof typeof factWords] ?? name
  const hadBefore = before !== null && name in before && after !== null
  return { label, as: format.as, ...(hadBefore && { before: was }), after: after ? is : was }
}

const isEmpty = ({ before, after }: HistoryFact) =>
  (before === null || before === undefined) && after === null

/** What may be format of the line's subject, in the order of the description. */
const shownOf = ({ subjectType }: HistoryLine, isOutside: boolean): [string, FactFormat][] =>
  Object.entries(shownFacts[subjectType] ?? {}).filter(
    ([, format]) => !(isOutside && format.isBankOnly)
  )

/** The facts that changed and may be format. */
const factsOf = (line: HistoryLine, isOutside: boolean): HistoryFact[] =>
  shownOf(line, isOutside)
    .filter(([name]) => {
      const isThere = name in (line.before ?? {}) || name in (line.after ?? {})
      return isThere && !isSame(line.before?.[name], line.after?.[name])
    })
    .map(([name, format]) => factOf(format, name, line))
    .filter((fact) => !isEmpty(fact))

export interface ShownFacts {
  before: Record<string, HistoryValue> | null
  after: Record<string, HistoryValue> | null
}

/** The facts that may be format, as values instead of words. */
export const shownFactsOf = (line: HistoryLine, { distributorId }: Listener): ShownFacts => {
  const valuesOf = (facts: Facts): ShownFacts['after'] =>
    facts &&
    Object.fromEntries(
      shownOf(line, distributorId !== null)
        .filter(([name]) => name in facts)
        .map(([name, { words: _, isPerson, ...format }]) => [
          name,
          isPerson ? line.requester : valueOf(format, facts[name]),
        ])
    )
  return { before: valuesOf(line.before), after: valuesOf(line.after) }
}

/** What the parts of the system that act by themselves are called. */
export const systemNames = actorTexts.systems

const kindOf = (line: HistoryLine): keyof typeof words.actorType =>
  line.actorType in words.actorType
    ? (line.actorType as keyof typeof words.actorType)
    : ('system' as const)

const actorOf = (line: HistoryLine, listener: Listener): Pick<HistoryEntry, 'who' | 'whoIs'> => {
  const kind = kindOf(line)
  const whoIs = line.companyRole ? actorTexts.ofCompany[line.companyRole] : words.actorType[kind]
  if (kind === 'system')
    return { who: actorTexts.systems[line.actorName] ?? actorTexts.system, whoIs }
  // Who works at the bank is format to the bank alone.
  const isOurs = !listener.distributorId || line.actorDistributorId === listener.distributorId
  if (kind === 'staff' && !isOurs) return { who: actorTexts.bank, whoIs: actorTexts.bank }
  return { who: line.person ?? (line.companyRole ? whoIs : actorTexts[kind]), whoIs }
}

/** A line in words: nothing of it that `facts.ts` does not name. */
export const historyEntryOf = (line: HistoryLine, listener: Listener): HistoryEntry => {
  const isOutside = listener.distributorId !== null
  const command = line.what as AuditCommand
  const facts = factsOf(line, isOutside)
  const plan = line.plan && words.plan[line.plan as keyof typeof words.plan]
  return {
    at: line.at.toISOString(),
    what: commandWords[command] ?? eventWords[line.what as RecordEvent],
    ...actorOf(line, listener),
    facts: plan ? [{ label: factWords.plan, as: 'text', after: plan }, ...facts] : facts,
    reason: isOutside && !shownOutside[command]?.withReason ? null : line.reason,
    isRoutine: routine.has(command),
  }
}
