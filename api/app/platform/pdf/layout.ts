import { fileURLToPath } from 'node:url'
import { Document, Font, Page, Path, Svg, Text, View, renderToBuffer } from '@react-pdf/renderer'
import { createElement as h, type Element, type Node } from 'react'
import { encode } from 'uqr'
import { cutBlocks } from './cut_blocks.ts'
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
// Points: what a page of A4 leaves for text.
const margin = 48
const [narrow, long] = [595 - 2 * margin, 842 - 2 * margin]
const wash = '#f6f3f7'
// Texts say their line height themselves: inherited from the page it loses the footer of each page.
const body = { direction: 'rtl', textAlign: 'right', fontSize: 10, lineHeight: 1.8 } as const
const bold = { fontWeight: 'bold' } as const

const persianDigits = (value: number): string =>
  String(value).replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)))

/** After Persian letters the parts of `۱۰۰۰-۷۰۰` would be drawn in the order of the letters. */
const codes = /(?<![\w۰-۹-])[\d۰-۹]+(?:-[\w۰-۹]+)+/g
const inOrder = (text: string): string => text.replace(codes, '\u200e$&')

const runsOf = (runs: readonly PdfRun[]): Node[] =>
  runs.map(({ text, isBold }, place) =>
    isBold ? h(Text, { key: place, style: bold }, inOrder(text)) : inOrder(text)
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
      return h(Text, { key: place, style: { ...look, ...style } }, inOrder(cells[place] ?? ''))
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

/** As many as surely fit on a page: a box of more goes on over the next one. */
const factsOfOnePage = 24

const isBox = (block: PdfBlock): boolean =>
  block.kind === 'facts' && block.facts.length <= factsOfOnePage

const drawFacts = ({ facts }: PdfBlock & { kind: 'facts' }): Element =>
  h(
    View,
    {
      wrap: !isBox({ kind: 'facts', facts }),
      style: { backgroundColor: wash, padding: 8, marginVertical: 6, borderRadius: 3 },
    },
    facts.map(([name, value], place) =>
      h(View, { key: place, wrap: false, style: { flexDirection: 'row-reverse' } }, [
        h(Text, { key: 'name', style: { ...body, fontSize: 9, width: 120, color: faint } }, name),
        h(
          Text,
          { key: 'value', style: { ...body, fontSize: 9, flexGrow: 1, flexBasis: 0 } },
          inOrder(value)
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

/** Points: a phone reads it from a page on a desk. */
const codeSide = 72

const drawCode = ({ address, text }: PdfBlock & { kind: 'code' }): Element => {
  const { data, size } = encode(address, { ecc: 'M', border: 0 })
  const dark = data
    .flatMap((cells, y) => cells.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return h(
    View,
    { wrap: false, style: { flexDirection: 'row-reverse', alignItems: 'center', marginTop: 10 } },
    [
      h(
        Svg,
        { key: 'code', viewBox: `0 0 ${size} ${size}`, width: codeSide, height: codeSide },
        h(Path, { d: dark, fill: ink })
      ),
      h(View, { key: 'text', style: { flexGrow: 1, flexBasis: 0, marginRight: 12 } }, [
        h(Text, { key: 'words', style: { ...body, fontSize: 8, color: faint } }, text),
        h(
          Text,
          {
            key: 'address',
            style: { ...body, direction: 'ltr', textAlign: 'right', fontSize: 8, color: faint },
          },
          address
        ),
      ]),
    ]
  )
}

const draw: { [Kind in PdfBlock['kind']]: (block: PdfBlock & { kind: Kind }) => Element } = {
  heading: ({ text }) =>
    h(
      Text,
      { style: { ...body, ...bold, fontSize: 12, marginTop: 8, marginBottom: 2 } },
      inOrder(text)
    ),
  paragraph: ({ runs }) => paragraph(runs, { marginBottom: 4 }),
  list: drawList,
  facts: drawFacts,
  table: drawTable,
  note: ({ text }) => h(Text, { style: { ...body, fontSize: 8, color: faint } }, inOrder(text)),
  code: drawCode,
}

const drawn = (block: PdfBlock): Element =>
  (draw[block.kind] as (block: PdfBlock) => Element)(block)

/** A title stays with what it is the title of: as a whole with a box, with its first lines otherwise. */
const drawBlocks = (blocks: readonly PdfBlock[]): Element[] =>
  blocks.flatMap((block, place) => {
    const [before, next] = [blocks[place - 1], blocks[place + 1]]
    // Drawn with its title.
    if (before?.kind === 'heading' && isBox(block)) return []
    if (block.kind === 'heading' && next && isBox(next))
      return h(View, { key: place, wrap: false }, [
        h(View, { key: 'title' }, drawn(block)),
        h(View, { key: 'box' }, drawn(next)),
      ])
    const minPresenceAhead = block.kind === 'heading' ? 40 : 0
    return h(View, { key: place, minPresenceAhead }, drawn(block))
  })

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
      ...drawBlocks(blocks),
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
