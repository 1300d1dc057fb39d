import db from '@adonisjs/lucid/services/db'

/** Where something was looked for, and all the text that was found there. */
export interface Place {
  name: string
  text: string
}

/** Every table of every schema of ours, row by row, as text: a dump without pg_dump. */
export const dumpOfDatabase = async (without: string[] = []): Promise<Place[]> => {
  const owner = db.connection('owner')
  const { rows: tables } = await owner.rawQuery<{ rows: { name: string }[] }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`
  )
  const places: Place[] = []
  for (const { name } of tables.filter((table) => !without.includes(table.name))) {
    const { rows } = await owner.rawQuery<{ rows: { row: string }[] }>(
      `select t::text as row from ${name} t`
    )
    places.push({ name, text: rows.map(({ row }) => row).join('\n') })
  }
  return places
}

/** What a text looks like when it is kept as bytes, in a URL or in JSON: no disguise hides it. */
const disguises = (secret: string): string[] => {
  const bytes = Buffer.from(secret)
  return [
    secret,
    bytes.toString('hex'),
    bytes.toString('base64').replace(/=+$/, ''),
    bytes.toString('base64url'),
    encodeURIComponent(secret),
    [...secret].reverse().join(''),
  ]
}

/** The places in which a secret stands, in any form. */
export const foundIn = (secret: string, places: readonly Place[]): string[] => {
  const wanted = disguises(secret)
  return places
    .filter(({ text }) => wanted.some((form) => text.includes(form)))
    .map(({ name }) => name)
}

/**
 * How often a short code stands on its own. Five digits also come up by chance, inside ids and amounts; as
 * a word of their own they hardly do.
 */
export const timesAlone = (code: string, { text }: Place): number =>
  [...text.matchAll(new RegExp(`(?<![0-9A-Za-z.:+_-])${code}(?![0-9A-Za-z.:_-])`, 'g'))].length
