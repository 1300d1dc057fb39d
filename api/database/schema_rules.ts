import { type SchemaRules } from '@adonisjs/lucid/types/schema_generator'

const plain = (tsType: string) => ({ tsType, decorators: [{ name: '@column' }], imports: [] })

/** How columns become properties: amounts are numbers, dates stay `YYYY-MM-DD`, JSON is checked by its owner. */
export default {
  types: {
    bigint: plain('number'),
    int8: plain('number'),
    numeric: plain('number'),
    date: plain('string'),
    uuid: plain('string'),
    jsonb: plain('unknown'),
    ARRAY: plain('string[]'),
  },
} satisfies SchemaRules
