import db from '@adonisjs/lucid/services/db'
import { searchKey } from '#contracts/digits'
import { searchRules, type SearchAnswer, type SearchHit } from '#contracts/search'
import type { StaffActor } from '#app/platform/audit/actor'
import { withinTime } from '#app/platform/database/within_time'
import { mayRead, resourceNamed, type Row } from '#app/platform/resource/resource'
import { rowsOf } from '#app/platform/resource/reader'
import { KeyedMutex } from '#app/platform/process/semaphore'
import { belowOf, conditionsOf, searchKinds, takeInTurn, type SearchKind } from './search_kinds.js'

/** Rows of a kind that are read before the newest are chosen: what is more common needs more letters. */
const readMax = 100
/** For each kind, in milliseconds. */
const patienceMs = 1_000
/** Whoever types fast waits for their own, and holds one connection. */
const turns = new KeyedMutex(10)

/** The words that are looked for; none where an index would not help. */
export const wordsOf = (q: string): string[] => {
  const words = searchKey(q.replaceAll('\0', ''))
    .split(' ')
    .filter(Boolean)
    .slice(0, searchRules.wordsMax)
  return words.some((word) => word.length >= searchRules.lettersMin) ? words : []
}

/** Null where the rows were not found in time. */
const rowsFound = async (
  kind: SearchKind,
  typed: readonly string[],
  caller: StaffActor
): Promise<Row[] | null> => {
  const { sort } = kind
  const resource = resourceNamed(kind.resource)!
  const asked = conditionsOf(kind, typed)
  if (!asked || !mayRead(resource, caller)) return []
  const some = rowsOf(resource, caller).limit(readMax)
  for (const [sql, ...bindings] of asked) void some.whereRaw(sql, bindings)
  const hits = db
    .knexQuery()
    .from(some.as('found'))
    .orderBy([{ column: sort, order: sort === 'name' ? 'asc' : 'desc' }, 'id'])
    .limit(searchRules.hitsMax)
  return withinTime<Row[] | null>(
    patienceMs,
    async (send) => send(hits),
    () => null
  )
}

/** Up to twenty records of all kinds that the caller may see. Nothing is kept of what was asked. */
export const search = (q: string, caller: StaffActor): Promise<SearchAnswer> =>
  turns.run(caller.id, async () => {
    const typed = wordsOf(q)
    let isPartial = false
    const found: SearchHit[][] = []
    for (const kind of typed.length ? searchKinds : []) {
      const rows = await rowsFound(kind, typed, caller)
      if (rows) found.push(rows.map((row) => hitOf(kind, row)))
      else isPartial = true
    }
    return { items: takeInTurn(found, searchRules.hitsMax), isPartial }
  })

const leadsOf = ({ resource, leadsTo }: SearchKind, row: Row) => {
  const place = leadsTo?.(row) ?? { resource, id: row.id }
  return { ...place, id: String(place.id) }
}

const hitOf = (kind: SearchKind, row: Row): SearchHit => ({
  kind: kind.kind,
  title: String(kind.title(row) ?? ''),
  below: belowOf(kind, row),
  ...leadsOf(kind, row),
})
