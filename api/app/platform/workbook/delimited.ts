import { cellText, headRowsMax } from './cell_text.ts'
import type { SheetLimits, SheetRow } from './sheet.ts'

/** UTF-8, or what Persian Windows saves. @throws RangeError for what is no text */
export const textOf = (file: Uint8Array): string => {
  if (file.includes(0)) throw new RangeError('no text')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return new TextDecoder('windows-1256').decode(file)
  }
}

/** What parts most cells where the head may stand: a letterhead above it has few. */
const delimiterOf = (text: string): string => {
  const lines = text.split('\n', headRowsMax).join('\n')
  const count = (delimiter: string) => lines.split(delimiter).length
  return [',', ';', '\t'].reduce((most, next) => (count(next) > count(most) ? next : most))
}

class Reader {
  readonly rows: SheetRow[] = []
  readonly #limits: SheetLimits
  #cells: string[] = []
  #number = 1
  #seen = 0
  #characters = 0

  constructor(limits: SheetLimits) {
    this.#limits = limits
  }

  cell(written: string): void {
    if (++this.#seen > this.#limits.cellsMax) throw new RangeError('too many cells')
    if (this.#cells.length >= this.#limits.columnsMax) return
    const text = cellText(written)
    this.#characters += text.length
    if (this.#characters > this.#limits.charactersMax) throw new RangeError('too much text')
    this.#cells.push(text)
  }

  row(): void {
    if (this.#number > this.#limits.rowsMax) throw new RangeError('too many rows')
    if (this.#cells.some((cell) => cell !== ''))
      this.rows.push({ number: this.#number, cells: this.#cells })
    this.#cells = []
    this.#number++
  }
}

/** Where a quoted cell that begins at `from` ends: its closing quote. @throws RangeError when it has none */
const closingQuote = (text: string, from: number): number => {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 2))
    if (text[at + 1] !== '"') return at
  throw new RangeError('an open quote')
}

/**
 * The rows of a text file of cells, as RFC 4180 has it: commas, semicolons or tabs between them, quotes around what
 * holds one of these. @throws RangeError beyond a limit, or for no text
 */
export const readDelimited = (file: Uint8Array, limits: SheetLimits): SheetRow[] => {
  const text = textOf(file).replace(/\r\n?/g, '\n')
  const delimiter = delimiterOf(text)
  const reader = new Reader(limits)
  const ends = new RegExp(`[${delimiter}\n]`, 'g')
  let at = 0
  while (at < text.length) {
    const quoteEnd = text[at] === '"' ? closingQuote(text, at) : -1
    ends.lastIndex = quoteEnd >= 0 ? quoteEnd : at
    const end = ends.exec(text)?.index ?? text.length
    reader.cell(
      quoteEnd >= 0
        ? text.slice(at + 1, quoteEnd).replaceAll('""', '"') + text.slice(quoteEnd + 1, end)
        : text.slice(at, end)
    )
    if (text[end] !== delimiter) reader.row()
    at = end + 1
  }
  reader.row()
  return reader.rows
}
