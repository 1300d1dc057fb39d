import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** A read in the making: knex's builder, without a model. */
export type Query = ReturnType<QueryClientContract['knexQuery']>

/** Starts the read of a resource: `reading('orders as o').leftJoin('distributors as d', …)`. */
export const reading = (table: string): Query => db.connection().knexQuery().from(table)

/** Makes the text of a search harmless inside LIKE. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

const letterForms = [
  ['\u064a\u0649', '\u06cc\u06cc'],
  ['\u0643', '\u06a9'],
  ['\u0629\u06c0', '\u0647\u0647'],
  ['\u0623\u0625\u0622', '\u0627\u0627\u0627'],
  ['\u200c', ' '],
  ['\u06f0\u06f1\u06f2\u06f3\u06f4\u06f5\u06f6\u06f7\u06f8\u06f9', '0123456789'],
  ['\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669', '0123456789'],
]
const [written, oneForm] = [0, 1].map((side) => letterForms.map((pair) => pair[side]).join(''))

/** Brings a text to the letter forms of `searchKey` while it is read; for small tables without a kept key. */
export const folded = (expression: string): string =>
  `translate(lower(${expression}), '${written}', '${oneForm}')`

/** Words as JSON in SQL: `${jsonOf(words.plan)} ->> plan`. */
export const jsonOf = (labels: Readonly<Record<string, string>>): string =>
  `'${JSON.stringify(labels).replaceAll("'", "''")}'::jsonb`
