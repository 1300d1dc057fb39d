/** What a reader hears of a document. Names come without their prefixes. */
export interface XmlListener {
  open: (name: string, attribute: (name: string) => string | undefined) => void
  close: (name: string) => void
  text: (text: string) => void
}

/** Longer than any tag of a spreadsheet; text may be longer, it is handed on piece by piece. */
const tagMax = 65_536
const entityMax = 12

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

const codePoint = (code: number): string =>
  code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''

const decoded = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{1,10}));/gi, (all, hex, decimal, name) => {
        if (hex) return codePoint(parseInt(hex, 16))
        return decimal ? codePoint(Number(decimal)) : (entities[name] ?? all)
      })
    : text

const local = (name: string): string => name.slice(name.indexOf(':') + 1)

const tag = /<(\/?)([^\s<>/"'=]+)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>/y
/** A name is looked at from its beginning alone: from each of its letters, a long one would take seconds. */
const attributes = /(?<![^\s="'/])([^\s="'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

const attributeOf =
  (text: string) =>
  (wanted: string): string | undefined => {
    for (const [, name, double, single] of text.matchAll(attributes)) {
      if (local(name) === wanted) return decoded(double ?? single)
    }
    return undefined
  }

/** What begins so is skipped up to its end; its content may be text. */
const sections: [begin: string, end: string, isText: boolean][] = [
  ['<!--', '-->', false],
  ['<![CDATA[', ']]>', true],
  ['<?', '?>', false],
]

/**
 * Reads XML as it comes, as far as spreadsheets need it: no document types, so no entities of its own, which
 * could grow without end.
 */
export class XmlReader {
  #rest = ''
  readonly #listener: XmlListener

  constructor(listener: XmlListener) {
    this.#listener = listener
  }

  /** @throws RangeError for what is no XML of a spreadsheet */
  write(chunk: string): void {
    this.#rest += chunk
    let at = 0
    for (;;) {
      const next = this.#step(at)
      if (next < 0) break
      at = next
    }
    this.#rest = this.#rest.slice(at)
    if (this.#rest.length > tagMax && this.#rest.startsWith('<')) throw new RangeError('no XML')
  }

  /** @returns where to go on, or -1 when more must come first */
  #step(at: number): number {
    const rest = this.#rest
    if (at >= rest.length) return -1
    if (rest[at] !== '<') return this.#text(at)
    for (const [begin, end, isText] of sections) {
      if (!rest.startsWith(begin, at)) continue
      const until = rest.indexOf(end, at + begin.length)
      if (until < 0) return -1
      if (isText) this.#listener.text(rest.slice(at + begin.length, until))
      return until + end.length
    }
    if (rest.startsWith('<!', at) && rest.length - at >= 9) throw new RangeError('a document type')
    return this.#tag(at)
  }

  /** A long text is handed on before its end; an entity may be cut off by the end of what has come. */
  #text(at: number): number {
    let next = this.#rest.indexOf('<', at)
    if (next < 0) {
      if (this.#rest.length - at <= tagMax) return -1
      const cut = this.#rest.lastIndexOf('&')
      next = cut > this.#rest.length - entityMax ? cut : this.#rest.length
    }
    this.#listener.text(decoded(this.#rest.slice(at, next)))
    return next
  }

  #tag(at: number): number {
    tag.lastIndex = at
    const found = tag.exec(this.#rest)
    if (!found) return -1
    const [whole, slash, qualified, more, selfClosing] = found
    const name = local(qualified)
    if (slash) this.#listener.close(name)
    else {
      this.#listener.open(name, attributeOf(more))
      if (selfClosing) this.#listener.close(name)
    }
    return at + whole.length
  }
}
