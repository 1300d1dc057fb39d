import { fileURLToPath } from 'node:url'
import { Document, Font, Page, Text, View, renderToBuffer } from '@react-pdf/renderer'
import { createElement as h, type Element, type Node } from 'react'
import type { PdfBlock, PdfColumn, PdfDocument, PdfRun } from './document.ts'

// Runs in a thread of its own, without the loader of the sources: imports name their files as they are.

const font = (name: string) => fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url))
Font.register({
  family: 'Vazirmatn',
  fonts: [
    { src: font('Vazirmatn-Regular'), fontWeight: 'normal' },
    { src: font('Vazirmatn-Bold'), fontWeight: 'bold' },
  ],
})
// Persian words are not hyphenated.
Font.registerHyphenationCallback((word) => [word])

const ink = '#1c1b1f'
const faint = '#6b6570'
const line = '#d9d4dc'
// Points: what a page of A4 leaves for text, and about what letters of a table take.
const margin = 48
const [narrow, long] = [595 - 2 * margin, 842 - 2 * margin]
const letterWidth = 4.6
const lineHeight = 14.4
const wash = '#f6f3f7'
// Texts say their line height themselves: inherited from the page it loses the footer of each page.
const body = { direction: 'rtl', textAlign: 'right', fontSize: 10, lineHeight: 1.8 } as const
const bold = { fontWeight: 'bold' } as const

const persianDigits = (value: number): string =>
  String(value).replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)))

const runsOf = (runs: readonly PdfRun[]): Node[] =>
  runs.map(({ text, isBold }, place) =>
    isBold ? h(Text, { key: place, style: bold }, text) : text
  )

const paragraph = (runs: readonly PdfRun[], style: object = {}): Element =>
  h(Text, { style: { ...body, ...style }, orphans: 2, widows: 2 }, runsOf(runs))

const cellStyle = ({ holds, share }: PdfColumn) => ({
  ...body,
  fontSize: 9,
  lineHeight: 1.6,
  flexGrow: share,
  flexShrink: 1,
  flexBasis: 0,
  paddingHorizontal: 4,
  paddingVertical: 2,
  // An amount is read from left to right, its sign first.
  ...(holds === 'amount' ? { direction: 'ltr' as const, textAlign: 'left' as const } : {}),
})

const row = (
  columns: readonly PdfColumn[],
  cells: readonly string[],
  { key, style = {}, isFixed = false }: { key: string; style?: object; isFixed?: boolean }
): Element =>
  h(
    View,
    {
      key,
      wrap: false,
      // Whatever names it, be it with `false`, is never moved to the next page as a whole.
      ...(isFixed && { fixed: true }),
      style: {
        flexDirection: 'row-reverse',
        borderBottomWidth: 0.5,
        borderBottomColor: line,
        ...style,
      },
    },
    columns.map((column, place) => {
      const isHeader = isFixed && column.holds === 'amount'
      const look = { ...cellStyle(column), ...(isHeader ? { direction: 'rtl' as const } : {}) }
      return h(Text, { key: place, style: { ...look, ...style } }, cells[place] ?? '')
    })
  )

const drawTable = ({ columns, rows, total }: PdfBlock & { kind: 'table' }): Element =>
  h(View, { style: { marginVertical: 6 } }, [
    row(
      columns,
      columns.map(({ title }) => title),
      { key: 'header', style: { ...bold, backgroundColor: wash }, isFixed: true }
    ),
    ...rows.map((cells, place) => row(columns, cells, { key: String(place) })),
    ...(total ? [row(columns, total, { key: 'total', style: bold })] : []),
  ])

const drawFacts = ({ facts }: PdfBlock & { kind: 'facts' }): Element =>
  h(
    View,
    { style: { backgroundColor: wash, padding: 8, marginVertical: 6, borderRadius: 3 } },
    facts.map(([name, value], place) =>
      h(View, { key: place, wrap: false, style: { flexDirection: 'row-reverse' } }, [
        h(Text, { key: 'name', style: { ...body, fontSize: 9, width: 120, color: faint } }, name),
        h(
          Text,
          { key: 'value', style: { ...body, fontSize: 9, flexGrow: 1, flexBasis: 0 } },
          value
        ),
      ])
    )
  )

const drawList = ({ isNumbered, items }: PdfBlock & { kind: 'list' }): Element =>
  h(
    View,
    { style: { marginBottom: 4 } },
    items.map((runs, place) =>
      h(View, { key: place, style: { flexDirection: 'row-reverse' } }, [
        h(
          Text,
          { key: 'sign', style: { ...body, width: 22 } },
          isNumbered ? `${persianDigits(place + 1)}.` : '•'
        ),
        h(View, { key: 'item', style: { flexGrow: 1, flexBasis: 0 } }, paragraph(runs)),
      ])
    )
  )

const draw: { [Kind in PdfBlock['kind']]: (block: PdfBlock & { kind: Kind }) => Element } = {
  heading: ({ text }) =>
    h(
      Text,
      {
        style: { ...body, ...bold, fontSize: 12, marginTop: 8, marginBottom: 2 },
        minPresenceAhead: 40,
      },
      text
    ),
  paragraph: ({ runs }) => paragraph(runs, { marginBottom: 4 }),
  list: drawList,
  facts: drawFacts,
  table: drawTable,
  note: ({ text }) => h(Text, { style: { ...body, fontSize: 8, color: faint } }, text),
}

const rowHeight = (columns: readonly PdfColumn[], cells: readonly string[], width: number) => {
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const lines = columns.map(({ share }, place) =>
    Math.ceil(((cells[place]?.length ?? 0) * letterWidth) / ((width * share) / shares - 8))
  )
  return Math.max(1, ...lines) * lineHeight + 5
}

/** Lines of texts that follow each other without a cut: some four pages. */
const linesMax = 120

const linesOf = (block: PdfBlock): number => {
  if (block.kind === 'facts') return block.facts.length
  return block.kind === 'list' ? block.items.length : 1
}

/** A part is full of text, and does not end with a title whose text would begin on the next page. */
const isFull = (part: readonly PdfBlock[]): boolean =>
  part.at(-1)?.kind !== 'heading' &&
  part.reduce((sum, block) => sum + linesOf(block), 0) >= linesMax

/**
 * The library takes time with the square of what flows over its pages, so that a long document is cut: a table where a
 * page is about full, texts after some pages, each part with a page of its own. A part that turns out longer goes on by
 * itself.
 */
export const cutBlocks = (
  blocks: readonly PdfBlock[],
  width: number,
  height: number
): PdfBlock[][] => {
  const pages: PdfBlock[][] = [[]]
  for (const block of blocks) {
    if (block.kind !== 'table') {
      if (isFull(pages.at(-1)!)) pages.push([])
      pages.at(-1)!.push(block)
      continue
    }
    const { columns, rows, total } = block
    let part: (readonly string[])[] = []
    // What stands above the first part is not measured.
    let room = height * 0.55
    const close = (end?: readonly string[]) =>
      pages.at(-1)!.push({ kind: 'table', columns, rows: part, ...(end ? { total: end } : {}) })
    for (const cells of rows) {
      room -= rowHeight(columns, cells, width)
      if (room < 0 && part.length > 0) {
        close()
        pages.push([])
        part = []
        room = height * 0.9 - rowHeight(columns, cells, width)
      }
      part.push(cells)
    }
    close(total)
  }
  return pages
}

const drawBlock = (block: PdfBlock, key: number): Element =>
  h(View, { key }, (draw[block.kind] as (block: PdfBlock) => Element)(block))

const foot = { direction: 'rtl', textAlign: 'right', fontSize: 8, color: faint } as const

const drawFooter = (text: string): Element =>
  h(
    View,
    {
      key: 'footer',
      fixed: true,
      style: {
        position: 'absolute',
        bottom: 22,
        left: margin,
        right: margin,
        flexDirection: 'row-reverse',
        borderTopWidth: 0.5,
        borderTopColor: line,
        paddingTop: 4,
      },
    },
    [
      h(Text, { key: 'text', style: { ...foot, flexGrow: 1, flexBasis: 0 } }, text),
      h(Text, {
        key: 'page',
        style: { ...foot, width: 90, textAlign: 'left' },
        render: ({ pageNumber, totalPages }) =>
          `${persianDigits(pageNumber)} / ${persianDigits(totalPages)}`,
      }),
    ]
  )

const drawTitle = (text: string): Element =>
  h(
    Text,
    { key: 'title', style: { ...body, ...bold, fontSize: 16, lineHeight: 1.5, marginBottom: 8 } },
    text
  )

const drawPage = (document: PdfDocument, blocks: readonly PdfBlock[], place: number): Element =>
  h(
    Page,
    {
      key: place,
      size: 'A4',
      orientation: document.isLandscape ? 'landscape' : 'portrait',
      style: {
        fontFamily: 'Vazirmatn',
        color: ink,
        paddingTop: 44,
        paddingBottom: 64,
        paddingHorizontal: margin,
      },
    },
    [
      drawFooter(document.footer),
      ...(place === 0 ? [drawTitle(document.title)] : []),
      ...blocks.map(drawBlock),
    ]
  )

/** The file of a document. */
export const layOut = (document: PdfDocument): Promise<Buffer> => {
  const madeAt = new Date(document.madeAt)
  const [width, height] = document.isLandscape ? [long, narrow] : [narrow, long]
  return renderToBuffer(
    h(
      Document,
      {
        title: document.title,
        language: 'fa',
        author: 'Kasbeno',
        creator: 'Kasbeno',
        producer: 'Kasbeno',
        creationDate: madeAt,
        modificationDate: madeAt,
      },
      cutBlocks(document.blocks, width, height).map((blocks, place) =>
        drawPage(document, blocks, place)
      )
    )
  )
}
