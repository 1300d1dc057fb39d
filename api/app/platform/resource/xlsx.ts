import type { Cell } from './columns.js'
import { zip, type ZipEntry } from './zip.js'

const excelSheetRows = 1_048_576
const cellLength = 32_767
const nameLength = 31
const widths = { min: 12, max: 28 }

const [headerStyle, numberStyle, textStyle] = [1, 2, 3]
const dateStyles = { day: 4, moment: 5 } as const

const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const xml = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"]/g, (character) => entities[character])

// By hand because exceljs' stream buffers what its reader is too slow for; the figures are in docs/adr/0010.
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const content = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Excel shows dates under these in the Persian calendar (16); programs that do not know it show Gregorian ones. */
const dateFormats = { day: '[$-160429]yyyy/mm/dd', moment: '[$-160429]yyyy/mm/dd hh:mm' } as const
const numFmts = `<numFmts count="2"><numFmt numFmtId="164" formatCode="${dateFormats.day}"/><numFmt numFmtId="165" formatCode="${dateFormats.moment}"/></numFmts>`

/** Text cells carry the text format, so that what is edited in them stays text too. */
const styles = `${head}<styleSheet xmlns="${main}">${numFmts}<fonts count="2"><font><sz val="11"/><name val="Vazirmatn"/></font><font><b/><sz val="11"/><name val="Vazirmatn"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="3" applyNumberFormat="1"/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`

const packageRelations = `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

const each = (sheets: number, write: (index: number) => string) =>
  Array.from({ length: sheets }, (_, index) => write(index + 1)).join('')

const contentTypes = (sheets: number) =>
  `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${content}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${content}.styles+xml"/>${each(sheets, (index) => `<Override PartName="/xl/worksheets/sheet${index}.xml" ContentType="${content}.worksheet+xml"/>`)}</Types>`

const workbook = (title: string, sheets: number) => {
  const name = (index: number) => {
    const suffix = index === 1 ? '' : ` ${index}`
    const cut = title.replace(/[[\]:*?/\\]/g, ' ').slice(0, nameLength - suffix.length)
    return xml(cut + suffix)
  }
  return `${head}<workbook xmlns="${main}" xmlns:r="${office}"><bookViews><workbookView/></bookViews><sheets>${each(sheets, (index) => `<sheet name="${name(index)}" sheetId="${index}" r:id="rId${index}"/>`)}</sheets></workbook>`
}

const workbookRelations = (sheets: number) =>
  `${head}<Relationships xmlns="${relations}">${each(sheets, (index) => `<Relationship Id="rId${index}" Type="${office}/worksheet" Target="worksheets/sheet${index}.xml"/>`)}<Relationship Id="rId0" Type="${office}/styles" Target="styles.xml"/></Relationships>`

/** A, B … Z, AA, AB … */
const letters = (column: number): string =>
  (column < 26 ? '' : letters(Math.floor(column / 26) - 1)) +
  String.fromCharCode(65 + (column % 26))

const writeCell = (cell: Cell, place: string): string => {
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c r="${place}" s="${numberStyle}"><v>${cell}</v></c>`
  if (typeof cell === 'object') {
    return `<c r="${place}" s="${dateStyles[cell.kind]}"><v>${cell.serial}</v></c>`
  }
  return `<c r="${place}" s="${textStyle}" t="inlineStr"><is><t xml:space="preserve">${xml(cell.slice(0, cellLength))}</t></is></c>`
}

const sheetHead = (headers: string[]) =>
  `${head}<worksheet xmlns="${main}"><sheetViews><sheetView rightToLeft="1" workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${headers
    .map((header, index) => {
      const width = Math.min(widths.max, Math.max(widths.min, header.length + 4))
      return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`
    })
    .join('')}</cols><sheetData><row r="1">${headers
    .map(
      (header, index) =>
        `<c r="${letters(index)}1" s="${headerStyle}" t="inlineStr"><is><t>${xml(header)}</t></is></c>`
    )
    .join('')}</row>`

const sheetTail = '</sheetData></worksheet>'

/** The rows, a sheet at a time: `next` writes one sheet and tells whether rows are left. */
class Sheets {
  #rows: AsyncIterator<Cell[][]>
  #pending: Cell[][] = []
  #letters: string[]
  count = 0
  isDone = false

  constructor(
    private headers: string[],
    batches: AsyncIterable<Cell[][]>,
    private sheetRows: number
  ) {
    this.#rows = batches[Symbol.asyncIterator]()
    this.#letters = headers.map((_, index) => letters(index))
  }

  async *next(): AsyncGenerator<string> {
    this.count++
    yield sheetHead(this.headers)
    let written = 1
    while (written < this.sheetRows && (await this.#fill())) {
      const rows = this.#pending.splice(0, this.sheetRows - written)
      yield rows.map((row, index) => this.#row(row, written + index + 1)).join('')
      written += rows.length
    }
    yield sheetTail
    this.isDone = !(await this.#fill())
  }

  #row(row: Cell[], number: number): string {
    const cells = row.map((cell, index) => writeCell(cell, `${this.#letters[index]}${number}`))
    return `<row r="${number}">${cells.join('')}</row>`
  }

  /** @returns false when there are no more rows */
  async #fill(): Promise<boolean> {
    while (this.#pending.length === 0) {
      const { done, value } = await this.#rows.next()
      if (done) return false
      this.#pending = value
    }
    return true
  }

  async end(): Promise<void> {
    await this.#rows.return?.()
  }
}

/**
 * An Excel workbook with right-to-left sheets, written while the rows are read. Of our own, because
 * the writer of exceljs buffers what its reader has not taken yet.
 */
export async function* xlsx(
  title: string,
  headers: string[],
  batches: AsyncIterable<Cell[][]>,
  sheetRows = excelSheetRows
): AsyncGenerator<Buffer> {
  const sheets = new Sheets(headers, batches, sheetRows)
  const fixed = (name: string, text: (sheets: number) => string): ZipEntry => ({
    name,
    content: () => [text(sheets.count)],
  })
  const entries = function* () {
    while (!sheets.isDone) {
      yield { name: `xl/worksheets/sheet${sheets.count + 1}.xml`, content: () => sheets.next() }
    }
    yield fixed('xl/styles.xml', () => styles)
    yield fixed('xl/_rels/workbook.xml.rels', workbookRelations)
    yield fixed('xl/workbook.xml', (count) => workbook(title, count))
    yield fixed('_rels/.rels', () => packageRelations)
    yield fixed('[Content_Types].xml', contentTypes)
  }
  try {
    yield* zip(entries())
  } finally {
    await sheets.end()
  }
}
