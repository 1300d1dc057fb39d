import logger from '@adonisjs/core/services/logger'
import { clock } from '../time/clock.js'
import { prepared, transaction, type Trx } from '../database/database.js'
import { newId } from '../values/ids.js'
import type { Job } from '../jobs/queue.js'

/** Events and their payloads; modules add theirs. */
export interface Events {}
export type EventName = keyof Events & string

type Enqueue = <Data extends object>(job: Job<Data>, data: Data, trx: Trx) => Promise<void>

/** Enqueues what follows an event, in the transaction that takes the event from the outbox. */
type Listener<Name extends EventName> = (
  payload: Events[Name],
  then: <Data extends object>(job: Job<Data>, data: Data) => Promise<void>,
  trx: Trx
) => Promise<void>

const listeners = new Map<string, Listener<never>[]>()

export const on = <Name extends EventName>(event: Name, listener: Listener<Name>): void => {
  listeners.set(event, [...(listeners.get(event) ?? []), listener])
}

export const isFollowed = (event: string): boolean => listeners.has(event)

/** Relayed so much later, for as long as it may be recalled. */
interface Hold {
  seconds: number
}

/** Publishes in the caller's transaction: delivered exactly if the change commits. */
export const publish = async <Name extends EventName>(
  event: Name,
  payload: Events[Name],
  trx: Trx,
  hold?: Hold
): Promise<void> => publishAll(event, [payload], trx, hold)

/** The same of many things, in one statement. */
export const publishAll = async <Name extends EventName>(
  event: Name,
  payloads: readonly Events[Name][],
  trx: Trx,
  { seconds }: Hold = { seconds: 0 }
): Promise<void> => {
  if (payloads.length === 0) return
  const now = clock.systemNow()
  const created_at = now.toJSDate()
  const held_until = seconds > 0 ? now.plus({ seconds }).toJSDate() : null
  await trx
    .insertQuery()
    .table('outbox')
    .multiInsert(
      payloads.map((payload) => ({
        id: newId(),
        event,
        payload: JSON.stringify(payload),
        created_at,
        held_until,
      }))
    )
}

const recallSql = `
  delete from outbox
   where id in (select id from outbox where event = ? and payload @> ?::jsonb
                 order by id desc limit 1 for update skip locked)
  returning id`

/** Withdraws the last matching event unless it was relayed or is being relayed. @returns whether it was withdrawn */
export const recall = async <Name extends EventName>(
  event: Name,
  about: Partial<Events[Name]>,
  trx: Trx
): Promise<boolean> => {
  const rows = await prepared('recall_event', recallSql, [event, JSON.stringify(about)], trx)
  return rows.length > 0
}

const batch = 50

interface Row {
  id: string
  event: string
  payload: unknown
}

interface Wanted {
  /** Also what is held still. */
  isEarly: boolean
}

/** Unknown events are left to a version that knows them, and hold up no other. */
const waiting = ({ isEarly }: Wanted, trx: Trx): Promise<Row[]> =>
  trx
    .from('outbox')
    .select('id', 'event', 'payload')
    .whereRaw('event = any(?)', [[...listeners.keys()]])
    .whereRaw('(held_until is null or held_until <= ? or ?)', [
      clock.systemNow().toJSDate(),
      isEarly,
    ])
    .orderBy('id')
    .limit(batch)
    .forUpdate()
    .skipLocked()

const follow = async ({ event, payload }: Row, enqueue: Enqueue, trx: Trx): Promise<void> => {
  for (const listener of listeners.get(event) ?? []) {
    await listener(payload as never, (job, data) => enqueue(job, data, trx), trx)
  }
}

const take = async (rows: readonly Row[], trx: Trx): Promise<number> => {
  const ids = rows.map(({ id }) => id)
  if (ids.length) await trx.from('outbox').whereIn('id', ids).delete()
  return ids.length
}

const relayTogether = (enqueue: Enqueue, wanted: Wanted): Promise<number> =>
  transaction(async (trx) => {
    const rows = await waiting(wanted, trx)
    for (const row of rows) await follow(row, enqueue, trx)
    return take(rows, trx)
  })

/** One by one; a failed event stays for the next run. @throws the failure when all fail */
const relayEach = (enqueue: Enqueue, wanted: Wanted): Promise<number> =>
  transaction(async (trx) => {
    const taken: Row[] = []
    let failure: unknown
    for (const row of await waiting(wanted, trx)) {
      try {
        await trx.transaction((savepoint) => follow(row, enqueue, savepoint))
        taken.push(row)
      } catch (error) {
        failure = error
        logger.error({ err: error, event: row.event, id: row.id }, 'an event could not be relayed')
      }
    }
    if (failure && taken.length === 0) throw failure
    return take(taken, trx)
  })

const unknownSql = `
  select event, count(*) as count, min(created_at) as since
    from outbox where event <> all(?) group by event order by event`

interface UnknownEvent {
  event: string
  count: number
  since: Date
}

/** Logs events that stay because only a newer version knows them. */
export const nameUnknownEvents = async (): Promise<void> => {
  const known = [[...listeners.keys()]]
  for (const unknown of await prepared<UnknownEvent>('unknown_events', unknownSql, known)) {
    logger.error(unknown, 'an event could not be relayed: this version does not know it')
  }
}

/**
 * Takes a batch of events in order and enqueues what follows, in one commit. A failing event holds up no other. Safe to
 * run in several processes.
 * @returns how many were taken
 */
export const relay = async (
  enqueue: Enqueue,
  wanted: Wanted = { isEarly: false }
): Promise<number> => {
  try {
    return await relayTogether(enqueue, wanted)
  } catch (error) {
    logger.warn({ err: error }, 'a batch of events is relayed one by one')
    return relayEach(enqueue, wanted)
  }
}
