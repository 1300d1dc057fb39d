import { neutralWithin, type Cell } from './columns.js'

const byteOrderMark = '\ufeff'

/**
 * Texts stand in quotes, so that a program takes phones and codes for what they are; one that splits at other
 * characters than ours finds no formula in them.
 */
const write = (cell: Cell): string => {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  if (typeof cell === 'object') return `"${cell.written}"`
  return `"${neutralWithin(cell).replaceAll('"', '""')}"`
}
const line = (cells: Cell[]): string => `${cells.map(write).join(',')}\r\n`

/** UTF-8 with a byte order mark, without which Excel takes Persian for something else. */
export async function* csv(
  headers: string[],
  batches: AsyncIterable<Cell[][]>
): AsyncGenerator<Buffer> {
  yield Buffer.from(byteOrderMark + line(headers))
  for await (const rows of batches) yield Buffer.from(rows.map(line).join(''))
}
