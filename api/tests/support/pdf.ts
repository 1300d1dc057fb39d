import { inflateSync } from 'node:zlib'

type Matrix = [number, number, number, number, number, number]
/** Letters that are drawn at once, and the room that they take. Points. */
interface Piece {
  x: number
  y: number
  width: number
  size: number
  text: string
}
interface Font {
  letters: ReadonlyMap<number, string>
  /** Of each glyph, in thousandths of its size. */
  widths: readonly number[]
}

const objectsOf = (file: string) =>
  new Map(
    [...file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [id!, body!])
  )

const unpack = (body: string): string => {
  const [, packed] = /stream\n([\s\S]*?)\nendstream/.exec(body)!
  return inflateSync(Buffer.from(packed!, 'latin1')).toString('latin1')
}

/** What each glyph of a font stands for. */
const lettersOf = (cmap: string): Map<number, string> => {
  const letters = new Map<number, string>()
  for (const [, from, list] of cmap.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)) {
    const codes = list!.match(/<[^>]*>/g) ?? []
    codes.forEach((code, place) =>
      letters.set(
        parseInt(from!, 16) + place,
        (code.match(/[0-9a-f]{4}/gi) ?? [])
          .map((unit) => String.fromCharCode(parseInt(unit, 16)))
          .join('')
      )
    )
  }
  return letters
}

const widthsOf = (font: string): number[] =>
  (/\/W \[0 \[([^\]]*)\]/.exec(font)?.[1] ?? '').trim().split(/\s+/).map(Number)

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + b * i,
  a * h + b * j,
  c * g + d * i,
  c * h + d * j,
  e * g + f * i + k,
  e * h + f * j + l,
]

const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0)

const piecesOf = (content: string, fonts: ReadonlyMap<string, Font>) => {
  const stack: Matrix[] = []
  let [matrix, text]: Matrix[] = [
    [1, 0, 0, 1, 0, 0],
    [1, 0, 0, 1, 0, 0],
  ] as [Matrix, Matrix]
  let font: Font | undefined
  let size = 0
  const pieces: Piece[] = []
  for (const line of content.split('\n')) {
    const numbers = () => line.split(' ').slice(0, 6).map(Number) as Matrix
    if (line === 'q') stack.push(matrix)
    else if (line === 'Q') matrix = stack.pop()!
    else if (line.endsWith(' cm')) matrix = times(numbers(), matrix)
    else if (line.endsWith(' Tm')) text = numbers()
    else if (line.endsWith(' Tf')) {
      const [name, points] = line.slice(1).split(' ')
      font = fonts.get(name!)
      size = Number(points)
    } else if (line.endsWith(' TJ')) {
      const glyphs = [...line.matchAll(/<([0-9a-f]*)>/gi)].map(([, hex]) => hex).join('')
      const codes = (glyphs.match(/.{4}/g) ?? []).map((code) => parseInt(code, 16))
      const [, , , , x, y] = times(text!, matrix!)
      // What stands between the glyphs moves the next one back.
      const moves = [...line.replaceAll(/<[^>]*>/g, ' ').matchAll(/-?[\d.]+/g)].map(Number)
      const advances = codes.map((code) => font?.widths[code] ?? 0)
      const width = (sumOf(advances) - sumOf(moves)) * (size / 1000)
      const letters = codes.map((code) => font?.letters.get(code)).join('')
      pieces.push({ x, y: Math.round(y), width, size, text: letters })
    }
  }
  return pieces
}

const overlap = (one: Piece, other: Piece): boolean => {
  const beside = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const above = Math.abs(one.y - other.y)
  return beside > 3 && above < 0.6 * Math.min(one.size, other.size)
}

/** Texts that are drawn over each other: nobody can read either. */
const overlapsOf = (pieces: readonly Piece[]): string[] => {
  const drawn = pieces.filter(({ text }) => text.trim() !== '')
  return drawn.flatMap((one, place) =>
    drawn
      .slice(place + 1)
      .filter((other) => overlap(one, other))
      .map((other) => `«${one.text}» over «${other.text}»`)
  )
}

/** A file's pages, each as the lines that the eye sees from left to right: Persian words stand backwards.
 *  @throws Error for a page on which a text lies over another */
export const readPdf = (bytes: Buffer) => {
  const file = bytes.toString('latin1')
  const objects = objectsOf(file)
  const at = (body: string, name: string) =>
    objects.get(new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1] ?? '')
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\n/.test(body))
  return {
    pages: pages.map((page) => {
      const fonts = new Map(
        [...at(page, 'Resources')!.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => {
          const font = objects.get(id!)!
          const [, glyphs] = /\/DescendantFonts \[(\d+) 0 R/.exec(font) ?? []
          const letters = lettersOf(unpack(at(font, 'ToUnicode')!))
          return [name!, { letters, widths: widthsOf(objects.get(glyphs!)!) }]
        })
      )
      const pieces = piecesOf(unpack(at(page, 'Contents')!), fonts)
      const overlaps = overlapsOf(pieces)
      if (overlaps.length > 0) throw new Error(overlaps.join('\n'))
      const lines = Map.groupBy(pieces, ({ y }) => y)
      return [...lines]
        .sort(([above], [below]) => below - above)
        .map(([, pieces]) => pieces.sort((left, right) => left.x - right.x))
        .map((pieces) => pieces.map(({ text }) => text).join(''))
    }),
    /** Fonts whose program is in the file. */
    fonts: (file.match(/\/FontFile2 /g) ?? []).length,
  }
}

/** Persian as it lies in a line that is read from the left. */
export const backwards = (text: string): string => [...text].reverse().join('')
