import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import type { ApplicationService } from '@adonisjs/core/types'
import type db from '@adonisjs/lucid/services/db'

type Owner = ReturnType<typeof db.connection>

interface PublishedView {
  name: string
  sql: string
  /** What it holds, in a sentence, and what it was made of. */
  comment: string
}

const declared = /^((?:-- .+\n)+)(create view (\w+) as\n[^;]+);$/gm

interface Declared {
  name: string
  sql: string
  sentence: string
}

const declaredIn = (text: string): Declared[] =>
  [...text.matchAll(declared)].map(([, said, sql, name]) => ({
    name: name!,
    sql: sql!,
    sentence: said!.replace(/^-- /gm, '').trim().replaceAll('\n', ' '),
  }))

/**
 * A view that a module asks for stands there first, empty; PostgreSQL lets nothing take its place that has other columns.
 * @throws Error for one that no module fills, and for a name that is declared twice
 */
export const assembled = (asked: readonly string[], given: readonly string[]): PublishedView[] => {
  const wanted = new Map(asked.flatMap(declaredIn).map((view) => [view.name, view]))
  const views = given.flatMap(declaredIn)
  const names = new Set(views.map(({ name }) => name))
  if (names.size < views.length) throw new Error('A view is published twice.')
  for (const name of wanted.keys())
    if (!names.has(name)) throw new Error(`No module fills the view ${name}.`)
  return views.map(({ name, sql: given, sentence }) => {
    const empty = wanted.get(name)
    const sql = empty ? `${empty.sql};\n${given.replace('create', 'create or replace')}` : given
    const hash = createHash('md5').update(sql).digest('hex')
    return { name, sql, comment: `${empty?.sentence ?? sentence} [published ${hash}]` }
  })
}

/** Those that others are made of come first. */
const inOrder = (views: readonly PublishedView[]): PublishedView[] => {
  const ordered = new Set<PublishedView>()
  const add = (view: PublishedView) => {
    if (ordered.has(view)) return
    for (const other of views)
      if (other !== view && new RegExp(`\\b${other.name}\\b`).test(view.sql)) add(other)
    ordered.add(view)
  }
  for (const view of views) add(view)
  return [...ordered]
}

const readViews = async (app: ApplicationService): Promise<PublishedView[]> => {
  const textsOf = async (name: string) => {
    const files = await Array.fromAsync(glob(`**/${name}.sql`, { cwd: app.makePath('app') }))
    return Promise.all(files.sort().map((file) => readFile(app.makePath('app', file), 'utf8')))
  }
  return inOrder(assembled(await textsOf('asked'), await textsOf('published')))
}

const knownSql = `
  select relname as name, obj_description(oid, 'pg_class') as comment from pg_class
   where relkind = 'v' and relnamespace = 'public'::regnamespace`

const known = async (owner: Owner): Promise<Map<string, string>> => {
  const { rows } = (await owner.rawQuery(knownSql)) as {
    rows: { name: string; comment: string | null }[]
  }
  return new Map(rows.map(({ name, comment }) => [name, comment ?? '']))
}

const dropSql = (names: readonly string[]) =>
  names.length > 0 ? `drop view if exists ${names.join(', ')};\n` : ''

const published = (views: ReadonlyMap<string, string>): string[] =>
  [...views].filter(([, comment]) => comment.includes('[published ')).map(([name]) => name)

/** A column that a view shows cannot be dropped: they are gone while migrations run. */
export const dropPublishedViews = async (owner: Owner): Promise<void> => {
  const names = published(await known(owner))
  if (names.length > 0) await owner.rawQuery(dropSql(names))
}

/** Makes the views as the modules' `published.sql` say; without a change it touches none. */
export const publishViews = async (app: ApplicationService, owner: Owner): Promise<void> => {
  const [views, there] = [await readViews(app), await known(owner)]
  const isSame =
    views.every(({ name, comment }) => there.get(name) === comment) &&
    published(there).length === views.length
  if (isSame) return
  const names = new Set([...published(there), ...views.map(({ name }) => name)])
  const made = views.map(
    ({ name, sql, comment }) =>
      `${sql};\ncomment on view ${name} is '${comment.replaceAll("'", "''")}';\n`
  )
  await owner.rawQuery(dropSql([...names]) + made.join(''))
}
