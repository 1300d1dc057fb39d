import { Archive } from './archive.ts'
import { cellMax, cellText } from './cell_text.ts'
import { readXml, type XmlListener } from './xml.ts'

/** What a cell shows; null where it holds a formula that nobody has worked out. */
export type SheetCell = string | null
export interface SheetRow {
  /** As the spreadsheet counts, from 1. */
  number: number
  /** From the first column on; empty cells are empty texts. */
  cells: readonly SheetCell[]
}

/** How much of a workbook is read before it is refused. */
export interface SheetLimits {
  unpackedBytesMax: number
  /** Characters of all cells: a text that many of them share is copied for each. */
  charactersMax: number
  rowsMax: number
  /** Cells that are there, empty ones too: each costs time. */
  cellsMax: number
  /** What stands further to the left or right is left out. */
  columnsMax: number
}

/** Of a text that is written with escapes: each stands for one character. */
const writtenMax = 7 * cellMax

/**
 * What a cell shows, in the one form of its characters: folded here, in a thread that may be ended, since some become
 * eighteen. Cut before, and once more after.
 */
const shownText = (written: string): string => cellText(unescaped(written))

/** As many rows as a spreadsheet has. */
const rowNumberMax = 2 ** 20

/** The paths of the first sheet, and of the texts that cells share. */
const partsOf = async (archive: Archive) => {
  const targets = new Map<string, string>()
  let strings = 'xl/sharedStrings.xml'
  let first: string | undefined
  const path = (target: string) => (target.startsWith('/') ? target.slice(1) : `xl/${target}`)
  const silent = { close: () => {}, text: () => {} }
  await readXml(archive.read('xl/_rels/workbook.xml.rels'), {
    ...silent,
    open: (name, attribute) => {
      if (name !== 'Relationship') return
      const target = path(attribute('Target') ?? '')
      targets.set(attribute('Id') ?? '', target)
      if (attribute('Type')?.endsWith('/sharedStrings')) strings = target
    },
  })
  await readXml(archive.read('xl/workbook.xml'), {
    ...silent,
    open: (name, attribute) => {
      if (name === 'sheet') first ??= attribute('id')
    },
  })
  const sheet = first === undefined ? undefined : targets.get(first)
  if (!sheet) throw new RangeError('no sheet')
  return { sheet, strings }
}

/** What spreadsheets write for characters that XML has no room for. */
const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) =>
        String.fromCharCode(parseInt(hex, 16))
      )
    : text

/** As much of a text that comes piece by piece as is shown of it. */
const joined = (before: string, piece: string): string =>
  before.length < writtenMax ? before + piece.slice(0, writtenMax - before.length) : before

/** The text of `<t>` parts; how Japanese words are read aloud (`rPh`) is no part of it. */
class RichText {
  #inText = false
  #aloud = 0
  value = ''

  open(name: string): void {
    if (name === 'rPh') this.#aloud++
    this.#inText = name === 't' && this.#aloud === 0
  }
  close(name: string): void {
    if (name === 'rPh') this.#aloud--
    if (name === 't') this.#inText = false
  }
  text(text: string): void {
    if (this.#inText) this.value = joined(this.value, text)
  }
}

const sharedTexts = async (
  archive: Archive,
  name: string,
  { cellsMax, charactersMax }: SheetLimits
): Promise<string[]> => {
  const texts: string[] = []
  let characters = 0
  if (!archive.has(name)) return texts
  let rich = new RichText()
  await readXml(archive.read(name), {
    open: (tag) => {
      if (tag === 'si') rich = new RichText()
      rich.open(tag)
    },
    close: (tag) => {
      rich.close(tag)
      if (tag !== 'si') return
      const text = shownText(rich.value)
      characters += text.length
      if (texts.push(text) > cellsMax) throw new RangeError('too many texts')
      if (characters > charactersMax) throw new RangeError('too much text')
    },
    text: (text) => rich.text(text),
  })
  return texts
}

/** `BC12` → 55: columns count from 1. */
const columnOf = (reference: string): number => {
  let column = 0
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '') {
    column = column * 26 + letter.charCodeAt(0) - 64
  }
  return column
}

interface OpenCell {
  column: number
  type: string
  value: string
  hasValue: boolean
  isFormula: boolean
  rich: RichText
}

const shown = (cell: OpenCell, texts: readonly string[]): SheetCell => {
  if (cell.isFormula && !cell.hasValue) return null
  switch (cell.type) {
    case 's':
      return texts[Number(cell.value)] ?? ''
    case 'inlineStr':
      return shownText(cell.rich.value)
    case 'b':
      return cell.value === '1' ? 'true' : 'false'
    case 'n': {
      const number = Number(cell.value)
      return cell.value.trim() !== '' && Number.isFinite(number) ? String(number) : ''
    }
    default:
      return shownText(cell.value)
  }
}

class SheetListener implements XmlListener {
  readonly rows: SheetRow[] = []
  readonly #texts: readonly string[]
  readonly #limits: SheetLimits
  #cells: SheetCell[] = []
  #number = 0
  #column = 0
  #seen = 0
  #characters = 0
  #inData = false
  #inValue = false
  #cell: OpenCell | undefined

  constructor(texts: readonly string[], limits: SheetLimits) {
    this.#texts = texts
    this.#limits = limits
  }

  open = (name: string, attribute: (name: string) => string | undefined): void => {
    if (name === 'sheetData') this.#inData = true
    if (!this.#inData) return
    if (name === 'row') return this.#openRow(attribute('r'))
    if (name === 'c') return this.#openCell(attribute('r'), attribute('t'))
    if (!this.#cell) return
    if (name === 'f') this.#cell.isFormula = true
    this.#inValue = name === 'v'
    if (this.#inValue) this.#cell.hasValue = true
    this.#cell.rich.open(name)
  }

  close = (name: string): void => {
    if (!this.#inData) return
    if (name === 'sheetData') this.#inData = false
    if (name === 'v') this.#inValue = false
    this.#cell?.rich.close(name)
    if (name === 'c') this.#closeCell()
    if (name !== 'row' || !this.#cells.some((cell) => cell !== '')) return
    this.rows.push({ number: this.#number, cells: this.#cells })
  }

  text = (text: string): void => {
    if (this.#inValue && this.#cell) this.#cell.value = joined(this.#cell.value, text)
    else this.#cell?.rich.text(text)
  }

  #openRow(written: string | undefined): void {
    const last = this.#number
    this.#number = written === undefined ? last + 1 : Number(written)
    // Each below the one before, as whole numbers: no two lines have one number.
    const isRow =
      Number.isInteger(this.#number) && this.#number > last && this.#number <= rowNumberMax
    if (!isRow || this.rows.length >= this.#limits.rowsMax) throw new RangeError('too many rows')
    this.#cells = []
    this.#column = 0
  }

  #openCell(reference: string | undefined, type = 'n'): void {
    if (++this.#seen > this.#limits.cellsMax) throw new RangeError('too many cells')
    this.#column = reference === undefined ? this.#column + 1 : columnOf(reference)
    const rich = new RichText()
    this.#cell = {
      column: this.#column,
      type,
      value: '',
      hasValue: false,
      isFormula: false,
      rich,
    }
  }

  #closeCell(): void {
    const cell = this.#cell
    this.#cell = undefined
    if (!cell || cell.column < 1 || cell.column > this.#limits.columnsMax) return
    while (this.#cells.length < cell.column) this.#cells.push('')
    const text = shown(cell, this.#texts)
    this.#characters += text?.length ?? 0
    if (this.#characters > this.#limits.charactersMax) throw new RangeError('too much text')
    this.#cells[cell.column - 1] = text
  }
}

/** The rows of the first sheet, read as they are unpacked. @throws RangeError beyond a limit, or for no workbook */
export const readRows = async (file: Buffer, limits: SheetLimits): Promise<SheetRow[]> => {
  const archive = await Archive.open(file, limits.unpackedBytesMax)
  const { sheet, strings } = await partsOf(archive)
  const texts = await sharedTexts(archive, strings, limits)
  const listener = new SheetListener(texts, limits)
  await readXml(archive.read(sheet), listener)
  return listener.rows
}
