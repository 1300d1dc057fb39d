import { Exception } from '@adonisjs/core/exceptions'

/** Looks at a body while it arrives. @throws Exception (413) as soon as it is more than its route takes */
export interface BodyShape {
  push(bytes: Buffer): void
}

export const tooLarge = () => new Exception('the body is too large', { status: 413 })

const [quote, backslash, comma, ampersand] = [0x22, 0x5c, 0x2c, 0x26]
const opening = new Set([0x5b, 0x7b])
const closing = new Set([0x5d, 0x7d])

/** How many values a text of JSON has, and how deep they lie, without parsing it. */
export class JsonShape implements BodyShape {
  readonly #max: { values: number; depth: number }
  #values = 0
  #depth = 0
  #inText = false
  #isEscaped = false

  constructor(max: { values: number; depth: number }) {
    this.#max = max
  }

  push(bytes: Buffer): void {
    // By index: the iterator of a buffer takes five times as long.
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at]
      if (this.#isEscaped) this.#isEscaped = false
      else if (byte === quote) this.#inText = !this.#inText
      else if (this.#inText) this.#isEscaped = byte === backslash
      else if (byte === comma) this.#values++
      else if (opening.has(byte)) {
        this.#values++
        this.#depth++
      } else if (closing.has(byte)) this.#depth--
      else continue
      if (this.#values > this.#max.values || this.#depth > this.#max.depth) throw tooLarge()
    }
  }
}

export class FieldsShape implements BodyShape {
  #left: number

  constructor(max: number) {
    this.#left = max
  }

  push(bytes: Buffer): void {
    for (let at = bytes.indexOf(ampersand); at >= 0; at = bytes.indexOf(ampersand, at + 1)) {
      if (--this.#left < 1) throw tooLarge()
    }
  }
}

/** How often a form sent as multipart is parted. */
export class PartsShape implements BodyShape {
  readonly #mark: Buffer
  #left: number
  /** A mark may come in two pieces. */
  #tail: Buffer = Buffer.alloc(0)

  constructor(boundary: string, max: number) {
    this.#mark = Buffer.from(`--${boundary}`)
    // One more than there are parts stands at the end.
    this.#left = max + 1
  }

  push(bytes: Buffer): void {
    const seen = Buffer.concat([this.#tail, bytes])
    let at = 0
    for (;;) {
      const found = seen.indexOf(this.#mark, at)
      if (found < 0) break
      if (--this.#left < 0) throw tooLarge()
      at = found + this.#mark.length
    }
    this.#tail = seen.subarray(Math.max(at, seen.length - this.#mark.length + 1))
  }
}
