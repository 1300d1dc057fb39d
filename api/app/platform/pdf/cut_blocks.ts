import type { PdfBlock, PdfColumn } from './document.ts'

// Points: about what letters of a table take.
const letterWidth = 4.6
const lineHeight = 14.4

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
