export interface PdfRun {
  text: string
  isBold?: boolean
}

/** `amount`: digits in groups, at the left edge, whatever sign stands before them. */
export interface PdfColumn {
  title: string
  /** Its part of the page's width, beside the parts of the other columns. */
  share: number
  holds: 'text' | 'amount'
}

export type PdfBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; runs: readonly PdfRun[] }
  | { kind: 'list'; isNumbered: boolean; items: readonly (readonly PdfRun[])[] }
  /** Names and values, one pair a line. */
  | { kind: 'facts'; facts: readonly (readonly [name: string, value: string])[] }
  /** Its header stands again on each page; `total` is its last row, set off. */
  | {
      kind: 'table'
      columns: readonly PdfColumn[]
      rows: readonly (readonly string[])[]
      total?: readonly string[]
    }
  | { kind: 'note'; text: string }
  /** A code for cameras beside its text. */
  | { kind: 'code'; address: string; text: string }

/** A document as data: right-to-left, in Persian, on A4. The same data make the same bytes. */
export interface PdfDocument {
  title: string
  /** ISO; what the file tells as its time. The clock never gets into a file that must stay as it is. */
  madeAt: string
  isLandscape?: boolean
  /** At the foot of each page, beside its number. */
  footer: string
  blocks: readonly PdfBlock[]
}
