/** Which columns of views somebody reads: by their names in the text of whoever reads the view. */
import { readFileSync } from 'node:fs'
import { inRoot } from '../lib/paths.ts'
import { placeIn } from './modules.ts'
import { askedViews, filledViews, publishedViews, type PublishedView } from './published.ts'
import { readsOfFile, sourcesOf } from './reads.ts'
import { readsOfSql } from './sql_reads.ts'

interface Reader {
  module: string
  text: string
  tables: ReadonlySet<string>
  /** Columns that one view takes from another are read through it. */
  isView: boolean
}

/** The text up to what stands outside of all brackets. */
function upTo(sql: string, ends: RegExp): string {
  let depth = 0
  for (let at = 0; at < sql.length; at++) {
    if (sql[at] === '(') depth++
    else if (sql[at] === ')') depth--
    if (depth === 0 && ends.test(sql.slice(at, at + 7))) return sql.slice(0, at)
  }
  return sql
}

/** Names of what a view selects. */
export function columnsOf(sql: string): string[] {
  let rest = upTo(sql.replace(/\s+/g, ' ').trim(), /^ (?:from|where)\b/).replace(/^select /, '')
  const columns: string[] = []
  while (rest !== '') {
    const column = upTo(rest, /^,/)
    columns.push(column.trim().split(/[\s.]/).at(-1)!)
    rest = rest.slice(column.length + 1)
  }
  return columns
}

const word = (name: string): RegExp => new RegExp(String.raw`\b${name}\b`)

/** `returned.amount`, where another file of the module has joined the view under that alias. */
const isNamedBeside = (view: string, column: string, readers: readonly Reader[]): boolean =>
  readers.some(({ module, text, tables }) => {
    if (!tables.has(view)) return false
    const aliases = [...text.matchAll(new RegExp(`\\b${view}(?: as)? (\\w+)`, 'g'))]
    return aliases.some(([, alias]) =>
      readers.some(
        (beside) => beside.module === module && word(`${alias}\\.${column}`).test(beside.text)
      )
    )
  })

const everyReader = (): Reader[] =>
  [
    ...sourcesOf('api/app')
      .filter((file) => !file.endsWith('published.sql'))
      .map((file) => {
        const text = readFileSync(inRoot(file), 'utf8')
        return {
          module: placeIn(file)!.module,
          text,
          reads: readsOfFile(file, text),
          isView: false,
        }
      }),
    ...[...publishedViews, ...filledViews].map(({ module, sql }) => ({
      module,
      text: sql,
      reads: readsOfSql(sql),
      isView: true,
    })),
  ].map(({ reads, ...reader }) => ({ ...reader, tables: new Set(reads.map(({ table }) => table)) }))

const unreadOf = ({ name, sql }: PublishedView, readers: readonly Reader[]): string[] =>
  columnsOf(sql)
    .filter(
      (column) =>
        !readers.some(({ text, tables }) => tables.has(name) && word(column).test(text)) &&
        !isNamedBeside(name, column, readers)
    )
    .map((column) => `${name}.${column}`)

/** Of published views what nobody else reads, of asked ones what their module does not. */
export const unreadColumns = (): string[] => {
  const readers = everyReader()
  const without = (view: PublishedView) =>
    unreadOf(
      view,
      readers.filter(({ module, isView }) => isView || module !== view.module)
    )
  const within = (view: PublishedView) =>
    unreadOf(
      view,
      readers.filter(({ module }) => module === view.module)
    )
  return [...publishedViews.flatMap(without), ...askedViews.flatMap(within)]
}
