import { yieldAsLongAsSince } from '../process/yield_to_event_loop.js'
import type { Cell } from './columns.js'

const rowsAtOnce = 50

/** Rows that are there already, written a few at a time: whoever else the process serves has half of it. */
export async function* cellBatches<Row>(
  rows: readonly Row[],
  write: (row: Row) => Cell[]
): AsyncGenerator<Cell[][]> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const began = performance.now()
    yield rows.slice(at, at + rowsAtOnce).map(write)
    await yieldAsLongAsSince(began)
  }
}
