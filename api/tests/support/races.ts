import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#app/platform/database/database'
import { takeTurns } from '#app/platform/database/take_turns'
import { eventually } from '#tests/support/eventually'

/** Waits until so many statements wait for a lock; of those that hold the text, where one is given. */
export const waitForLocks = (count: number, statement = '') =>
  eventually(`${count} statements that wait for a lock`, async () => {
    const { rows } = await db.rawQuery<{ rows: { waiting: number }[] }>(
      `select count(*) as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and position(? in query) > 0`,
      [statement]
    )
    return rows[0].waiting >= count
  })

/** A row, or what is done by one after the other. */
type Held = { table: string; id: string } | { turn: string }

const hold = async (held: Held, trx: Trx): Promise<void> => {
  if ('turn' in held) await takeTurns(held.turn, trx)
  else await trx.from(held.table).where('id', held.id).forUpdate().select('id')
}

/**
 * Makes a race certain: holds a row until `count` of the requests wait for it, so that each of them has
 * read before any of them writes.
 * @param meanwhile what happens to the row before they may go on
 */
export const heldUp = async <Result>(
  held: Held,
  requests: () => Promise<Result>[],
  meanwhile: (trx: Trx) => Promise<unknown> = async () => {}
): Promise<Result[]> => {
  const running = await db.transaction(async (trx) => {
    await hold(held, trx)
    const started = requests()
    await waitForLocks(started.length)
    await meanwhile(trx)
    return started
  })
  return Promise.all(running)
}

/** The same, one behind the other: each request waits for the row before the next one starts. */
export const queuedUp = async <Result>(
  row: { table: string; id: string },
  requests: (() => Promise<Result>)[]
): Promise<Result[]> => {
  const running = await db.transaction(async (trx) => {
    await trx.from(row.table).where('id', row.id).forUpdate().select('id')
    const started: Promise<Result>[] = []
    for (const request of requests) {
      started.push(request())
      await waitForLocks(started.length)
    }
    return started
  })
  return Promise.all(running)
}
