import { SaxesParser } from 'saxes'

/** What a reader hears of a document. Names come without their prefixes. */
export interface XmlListener {
  open: (name: string, attribute: (name: string) => string | undefined) => void
  close: (name: string) => void
  text: (text: string) => void
}

/** More than any spreadsheet has: what is open, and what a tag carries, is kept. */
const [depthMax, attributesMax] = [256, 256]

const local = (name: string): string => name.slice(name.indexOf(':') + 1)

const attributeOf =
  (attributes: Record<string, string>) =>
  (wanted: string): string | undefined => {
    if (wanted in attributes) return attributes[wanted]
    for (const name in attributes) if (local(name) === wanted) return attributes[name]
    return undefined
  }

/**
 * Reads a document as it comes. No document types, so no entities of its own, which could grow without end.
 * @throws Error for what is no XML of a spreadsheet
 */
export const readXml = async (
  blocks: AsyncIterable<Buffer>,
  { open, close, text }: XmlListener
): Promise<void> => {
  const parser = new SaxesParser({ position: false, xmlns: false })
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let [depth, attributes] = [0, 0]
  parser.on('doctype', () => {
    throw new RangeError('a document type')
  })
  parser.on('attribute', () => {
    if (++attributes > attributesMax) throw new RangeError('too many attributes')
  })
  parser.on('opentag', (tag) => {
    if (++depth > depthMax) throw new RangeError('too deep')
    attributes = 0
    open(local(tag.name), attributeOf(tag.attributes))
  })
  parser.on('closetag', (tag) => {
    depth--
    close(local(tag.name))
  })
  parser.on('text', text)
  parser.on('cdata', text)
  for await (const block of blocks) parser.write(decoder.decode(block, { stream: true }))
  parser.write(decoder.decode()).close()
}
