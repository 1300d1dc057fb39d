import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, '../src/styles/base.css'), 'utf8')

/** The characters for which a browser loads one of the two files. */
const rangesOf = (file: string): [from: number, to: number][] => {
  const face = css.split('@font-face').find((part) => part.includes(file))
  const ranges = face?.match(/unicode-range:\s*([^;]+);/)?.[1] ?? ''
  return ranges.split(',').map((range) => {
    const [from, to = from] = range.trim().replace('U+', '').split('-')
    return [Number.parseInt(from!, 16), Number.parseInt(to!, 16)]
  })
}
const persian = rangesOf('vazirmatn-persian')
const latin = rangesOf('vazirmatn-latin')
const has = (ranges: typeof persian, code: number) =>
  ranges.some(([from, to]) => from <= code && code <= to)

test('no character asks for both files', () => {
  for (let code = 0; code <= 0xffff; code++) {
    expect(has(persian, code) && has(latin, code), code.toString(16)).toBe(false)
  }
})

test('everything on a Latin keyboard is in one of them', () => {
  for (let code = 0x20; code < 0x7f; code++) {
    expect(has(persian, code) || has(latin, code), String.fromCharCode(code)).toBe(true)
  }
})

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

test('what the product says in Persian does not load the Latin letters', () => {
  const texts = textsIn(
    import.meta.glob(['../src/core/words/*.ts', '../src/areas/*/words/*.ts'], { eager: true })
  )
  const sentences = texts.filter((text) => /[آ-ی]/.test(text) && !/[a-z0-9]/i.test(text))
  expect(sentences.length).toBeGreaterThan(300)
  const loading = sentences.filter((text) =>
    Array.from(text).some((character) => has(latin, character.codePointAt(0)!))
  )
  expect(loading).toEqual([])
})
