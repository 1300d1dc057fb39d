import { placeholderOf, type Placeholder } from '#contracts/contracts'

export type Piece = { isBold: boolean } & ({ text: string } | { placeholder: Placeholder })

export type Block =
  | { kind: 'heading' | 'paragraph'; pieces: readonly Piece[] }
  | { kind: 'list'; isNumbered: boolean; items: readonly (readonly Piece[])[] }

export interface ContractText {
  blocks: readonly Block[]
  unknown: readonly string[]
}

/** `{{` that nobody closes is as wrong as a word that is not in the list. */
const braces = /\{\{([^{}]*)\}\}|\{\{|\}\}/g

const readPieces = (line: string, unknown: string[]): Piece[] =>
  line.split('**').flatMap((part, place, parts) => {
    // The last of an even number of parts follows asterisks without an end: they stand for themselves.
    const isOpen = place === parts.length - 1 && parts.length % 2 === 0
    const isBold = place % 2 === 1 && !isOpen
    return readWords(isOpen ? `**${part}` : part, isBold, unknown)
  })

const readWords = (part: string, isBold: boolean, unknown: string[]): Piece[] => {
  const pieces: Piece[] = []
  let end = 0
  for (const found of part.matchAll(braces)) {
    if (found.index > end) pieces.push({ isBold, text: part.slice(end, found.index) })
    end = found.index + found[0].length
    const placeholder = found[1] === undefined ? undefined : placeholderOf(found[1])
    if (placeholder) pieces.push({ isBold, placeholder })
    else unknown.push((found[1] ?? found[0]).trim() || found[0])
  }
  if (end < part.length) pieces.push({ isBold, text: part.slice(end) })
  return pieces
}

const marks = [
  { kind: 'heading', mark: /^#+\s+/ },
  { kind: 'bullet', mark: /^[-•]\s+/ },
  { kind: 'number', mark: /^[0-9۰-۹]{1,3}[.)]\s+/ },
] as const

/**
 * Reads a template: lines that begin with `#` are headings, with `-` or a number items of a list, others
 * paragraphs, which an empty line ends; `**` makes bold, `{{word}}` leaves a value open. Nothing else means
 * anything, so there is nothing that could be refused or made harmless later.
 */
export const readTemplate = (body: string): ContractText => {
  const unknown: string[] = []
  const blocks: Block[] = []
  let list: { isNumbered: boolean; items: Piece[][] } | undefined
  let paragraph: string[] = []
  const close = () => {
    if (paragraph.length > 0) {
      blocks.push({ kind: 'paragraph', pieces: readPieces(paragraph.join(' '), unknown) })
    }
    if (list) blocks.push({ kind: 'list', ...list })
    paragraph = []
    list = undefined
  }
  /** An empty line between two items does not begin to count anew; the number one does. */
  const goesOn = (isNumbered: boolean, line: string) =>
    list?.isNumbered === isNumbered && !(isNumbered && /^[1۱][.)]/.test(line))
  for (const line of body.split(/\r?\n/).map((text) => text.trim())) {
    const found = marks.find(({ mark }) => mark.test(line))
    if (line === '') {
      if (!list) close()
    } else if (!found) {
      if (list) close()
      paragraph.push(line)
    } else {
      const pieces = () => readPieces(line.replace(found.mark, ''), unknown)
      const isNumbered = found.kind === 'number'
      if (found.kind === 'heading' || !goesOn(isNumbered, line)) close()
      if (found.kind === 'heading') blocks.push({ kind: 'heading', pieces: pieces() })
      else {
        list ??= { isNumbered, items: [] }
        list.items.push(pieces())
      }
    }
  }
  close()
  return { blocks, unknown: [...new Set(unknown)] }
}
