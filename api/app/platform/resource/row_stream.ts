import db from '@adonisjs/lucid/services/db'
import { yieldAsLongAsSince } from '../process/yield_to_event_loop.js'
import type { Query } from './query.js'
import type { Row } from './resource.js'

/** Sorting millions of rows without an index takes its time before the first comes out. */
const firstRowsWithin = '10min'

/** How a reader goes about it: `gentle` rests as long as it works, where others wait for their answers. */
export type Pace = 'gentle' | 'full'
/** Rows at a time: whoever else the process serves waits for its turn until they are written. */
const batches = { gentle: 50, full: 250 } as const satisfies Record<Pace, number>

/**
 * Reads all rows of a query in batches, through a cursor of the server: memory stays flat, and the
 * reader's pace is the pace of the database. Ending the loop early ends the transaction too.
 */
export async function* rowBatches(query: Query, pace: Pace = 'full'): AsyncGenerator<Row[]> {
  const { sql, bindings } = query.toSQL()
  const batch = batches[pace]
  const trx = await db.transaction()
  try {
    await trx.rawQuery(`set local statement_timeout = '${firstRowsWithin}'`)
    // The whole result will be read, so the plan should be the cheapest to its end.
    await trx.rawQuery('set local cursor_tuple_fraction = 1')
    await trx.knexRawQuery(`declare export no scroll cursor for ${sql}`, [...bindings] as never)
    for (;;) {
      const began = performance.now()
      const { rows }: { rows: Row[] } = await trx.knexRawQuery(`fetch ${batch} from export`)
      if (rows.length) yield rows
      if (rows.length < batch) return
      if (pace === 'gentle') await yieldAsLongAsSince(began)
    }
  } finally {
    await trx.rollback()
  }
}
