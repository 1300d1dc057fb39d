import assert from 'node:assert/strict'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { test } from 'node:test'
import { inRoot, root } from '../lib/paths.ts'

const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root }).sort()

const left = new Set(['node_modules', 'build', 'dist', '.data', '.cache', '.git'])

/** Every file and folder of the project, folders with a slash at their end. */
const placesIn = (folder = ''): string[] =>
  readdirSync(inRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    if (left.has(entry.name)) return []
    const place = folder + entry.name
    return entry.isDirectory() ? [`${place}/`, ...placesIn(`${place}/`)] : [place]
  })

const path = /^(?:[\w.<>*-]+\/)+[\w.<>*-]*$|^[\w.<>*-]+\.(?:tsx?|m?js|json|sql|css|html|md|yml)$/
/** What has a slash and is no path. */
const notPaths = new Set(['n/a'])

/** The paths that a text names in backticks; tables and sentences may name them from a module or a package on. */
const pathsOf = (text: string): string[] =>
  [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, quoted]) => quoted!)
    .filter((quoted) => path.test(quoted) && !notPaths.has(quoted))

/** `<name>` and `*` stand for any name. */
const ending = (named: string): RegExp => {
  const name = named
    .replace(/\/$/, '')
    .replaceAll('.', String.raw`\.`)
    .replace(/<\w+>|\*+/g, '[^/]*')
  return new RegExp(`(?:^|/)${name}/?$`)
}

const linksOf = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)]
    .map(([, target]) => target!)
    .filter((target) => !/^[a-z]+:/.test(target))

/** What a block of code shows of one file: parts that stand in it as they are, with `// …` for what lies between. */
interface Sample {
  file: string
  parts: string[]
}

const plain = (lines: string) =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')

/** Above its lines a block names their file: `// api/start/modules.ts`, and what is to be said of it after a colon. */
const samplesOf = (block: string): Sample[] =>
  block
    .split(/^\/\/ (?=[\w./-]+\/[\w.-]+\.(?:tsx?|sql)(?::|$))/m)
    .filter((sample) => sample.trim())
    .map((sample) => {
      const [first, ...lines] = sample.split('\n')
      const parts = lines.join('\n').split(/^\s*\/\/ …$/m)
      return { file: first!.replace(/:.*/, ''), parts: parts.map(plain).filter(Boolean) }
    })

test('what a guide shows of a file stands in that file', () => {
  const blocks = documents
    .filter((document) => document.startsWith('docs/adding-'))
    .flatMap((document) =>
      [...readFileSync(inRoot(document), 'utf8').matchAll(/^```(?:tsx?|sql)\n(.*?)^```$/gms)].map(
        ([, block]) => ({ document, block: block! })
      )
    )
  assert.ok(blocks.length >= 8)
  const wrong = blocks.flatMap(({ document, block }) =>
    samplesOf(block).flatMap(({ file, parts }) => {
      const place = inRoot(file)
      if (!existsSync(place)) return [`${document}: no file is named above «${file}»`]
      const text = plain(readFileSync(place, 'utf8'))
      return parts
        .filter((part) => !text.includes(part))
        .map((part) => `${document}: not in ${file}:\n${part}`)
    })
  )
  assert.deepEqual(wrong, [])
})

test('every path that a document names is there', () => {
  const places = placesIn()
  const missing = documents.flatMap((document) => {
    const named = new Set(pathsOf(readFileSync(inRoot(document), 'utf8')))
    return [...named]
      .filter((one) => !places.some((place) => ending(one).test(place)))
      .map((one) => `${document}: ${one}`)
  })
  assert.deepEqual(missing, [])
})

test('every link of a document leads somewhere', () => {
  const links = documents.flatMap((document) =>
    linksOf(readFileSync(inRoot(document), 'utf8')).map((target) => ({ document, target }))
  )
  assert.ok(links.length > 50)
  const dead = links.filter(
    ({ document, target }) => !existsSync(inRoot(dirname(document), target))
  )
  assert.deepEqual(dead, [])
})
