import { inflateSync } from 'node:zlib'

type Matrix = [number, number, number, number, number, number]
interface Piece {
  x: number
  y: number
  text: string
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

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + b * i,
  a * h + b * j,
  c * g + d * i,
  c * h + d * j,
  e * g + f * i + k,
  e * h + f * j + l,
]

const piecesOf = (content: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>) => {
  const stack: Matrix[] = []
  let [matrix, text]: Matrix[] = [
    [1, 0, 0, 1, 0, 0],
    [1, 0, 0, 1, 0, 0],
  ] as [Matrix, Matrix]
  let font: ReadonlyMap<number, string> | undefined
  const pieces: Piece[] = []
  for (const line of content.split('\n')) {
    const numbers = () => line.split(' ').slice(0, 6).map(Number) as Matrix
    if (line === 'q') stack.push(matrix)
    else if (line === 'Q') matrix = stack.pop()!
    else if (line.endsWith(' cm')) matrix = times(numbers(), matrix)
    else if (line.endsWith(' Tm')) text = numbers()
    else if (line.endsWith(' Tf')) font = fonts.get(line.slice(1).split(' ')[0]!)
    else if (line.endsWith(' TJ')) {
      const glyphs = [...line.matchAll(/<([0-9a-f]*)>/gi)].map(([, hex]) => hex).join('')
      const letters = (glyphs.match(/.{4}/g) ?? []).map((code) => font?.get(parseInt(code, 16)))
      const [, , , , x, y] = times(text!, matrix!)
      pieces.push({ x, y: Math.round(y), text: letters.join('') })
    }
  }
  return pieces
}

/** A file's pages, each as the lines that the eye sees from left to right: Persian words stand backwards. */
export const readPdf = (bytes: Buffer) => {
  const file = bytes.toString('latin1')
  const objects = objectsOf(file)
  const at = (body: string, name: string) =>
    objects.get(new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1] ?? '')
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\n/.test(body))
  return {
    pages: pages.map((page) => {
      const fonts = new Map(
        [...at(page, 'Resources')!.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [
          name!,
          lettersOf(unpack(at(objects.get(id!)!, 'ToUnicode')!)),
        ])
      )
      const lines = Map.groupBy(piecesOf(unpack(at(page, 'Contents')!), fonts), ({ y }) => y)
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
