import { clock } from '../clock.js'
import { transaction, type Trx } from '../database.js'
import { newId } from '../ids.js'
import type { Job } from '../jobs/queue.js'

/** Everything that other modules may want to hear of, with what they are told. Modules add theirs. */
export interface Events {}
export type EventName = keyof Events & string

type Enqueue = <Data extends object>(job: Job<Data>, data: Data, trx: Trx) => Promise<void>

/** What follows an event: the jobs to enqueue, in the transaction that takes the event from the outbox. */
type Listener<Name extends EventName> = (
  payload: Events[Name],
  then: <Data extends object>(job: Job<Data>, data: Data) => Promise<void>,
  trx: Trx
) => Promise<void>

const listeners = new Map<string, Listener<never>[]>()

export const on = <Name extends EventName>(event: Name, listener: Listener<Name>): void => {
  listeners.set(event, [...(listeners.get(event) ?? []), listener])
}

/** Tells of a change in the caller's transaction: told exactly if the change commits. */
export const publish = async <Name extends EventName>(
  event: Name,
  payload: Events[Name],
  trx: Trx
): Promise<void> => publishAll(event, [payload], trx)

/** The same of many things, in one statement. */
export const publishAll = async <Name extends EventName>(
  event: Name,
  payloads: readonly Events[Name][],
  trx: Trx
): Promise<void> => {
  if (payloads.length === 0) return
  const created_at = clock.systemNow().toJSDate()
  await trx
    .insertQuery()
    .table('outbox')
    .multiInsert(
      payloads.map((payload) => ({
        id: newId(),
        event,
        payload: JSON.stringify(payload),
        created_at,
      }))
    )
}

const batch = 50

/**
 * Takes a batch of events in order and enqueues what follows; taking and enqueuing commit together.
 * Several processes may do this at once.
 * @returns how many were taken
 */
export const relay = (enqueue: Enqueue): Promise<number> =>
  transaction(async (trx) => {
    const rows = await trx
      .from('outbox')
      .select('id', 'event', 'payload')
      .orderBy('id')
      .limit(batch)
      .forUpdate()
      .skipLocked()
    for (const row of rows) {
      for (const listener of listeners.get(row.event) ?? []) {
        await listener(row.payload as never, (job, data) => enqueue(job, data, trx), trx)
      }
    }
    if (rows.length) {
      await trx
        .from('outbox')
        .whereIn(
          'id',
          rows.map(({ id }) => id)
        )
        .delete()
    }
    return rows.length
  })
