import type { Placeholder } from '#contracts/contracts'
import type { PdfBlock, PdfRun } from '#app/platform/pdf/make_pdf'
import type { Block, Piece } from './text.js'

export type Values = Readonly<Record<Placeholder, string>>

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' } as const
type Entity = keyof typeof entities
const characters = new Map(Object.entries(entities).map(([character, name]) => [name, character]))

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character as Entity])
const unescaped = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (name) => characters.get(name as never)!)

/** Marks that turn the direction of all that follows have no place in a name. */
const turningMarks = /[\u202a-\u202e\u2066-\u2069]/g

/** A value stands within one line of the text: an address may have several. */
const inLine = (value: string): string => value.replace(turningMarks, '').replace(/\s+/g, ' ')

const fill = (pieces: readonly Piece[], values: Values): string =>
  pieces
    .map((piece) => {
      const text = escaped('text' in piece ? piece.text : inLine(values[piece.placeholder]))
      return piece.isBold && text ? `<strong>${text}</strong>` : text
    })
    .join('')

const htmlOf = (block: Block, values: Values): string => {
  if (block.kind === 'list') {
    const tag = block.isNumbered ? 'ol' : 'ul'
    const items = block.items.map((pieces) => `<li>${fill(pieces, values)}</li>`)
    return `<${tag}>${items.join('')}</${tag}>`
  }
  const tag = block.kind === 'heading' ? 'h2' : 'p'
  return `<${tag}>${fill(block.pieces, values)}</${tag}>`
}

/** The text that is shown and signed: of these tags alone, without attributes, every other character escaped. */
export const contractHtml = (blocks: readonly Block[], values: Values): string =>
  blocks.map((block) => htmlOf(block, values)).join('\n')

const runsOf = (html: string): PdfRun[] =>
  html
    .split(/(<strong>[^<]*<\/strong>)/)
    .filter(Boolean)
    .map((part) => {
      const [, bold] = /^<strong>([^<]*)<\/strong>$/.exec(part) ?? []
      if (bold === undefined && part.includes('<')) throw new Error('no contract of ours')
      return { text: unescaped(bold ?? part), isBold: bold !== undefined }
    })

const blockOf = (block: string): PdfBlock => {
  const [, tag, inner] = /^<(h2|p|ol|ul)>(.*)<\/\1>$/s.exec(block) ?? []
  if (tag === 'h2') {
    return {
      kind: 'heading',
      text: runsOf(inner!)
        .map(({ text }) => text)
        .join(''),
    }
  }
  if (tag === 'p') return { kind: 'paragraph', runs: runsOf(inner!) }
  if (!tag) throw new Error('no contract of ours')
  const items = [...inner!.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item]) => runsOf(item!))
  return { kind: 'list', isNumbered: tag === 'ol', items }
}

/**
 * What is drawn of a text that was signed, read from that text and from nothing else. A value of an older one may go on
 * over several lines.
 */
export const blocksOf = (html: string): PdfBlock[] =>
  html
    .split(/\n(?=<(?:h2|p|ol|ul)>)/)
    .filter(Boolean)
    .map(blockOf)
