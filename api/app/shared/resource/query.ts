import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** A read in the making: knex's builder, without a model. */
export type Query = ReturnType<QueryClientContract['knexQuery']>

/** Starts the read of a resource: `reading('orders as o').leftJoin('distributors as d', …)`. */
export const reading = (table: string): Query => db.connection().knexQuery().from(table)

/** Makes the text of a search harmless inside LIKE. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
