import { type HistoryFactKind } from '#contracts/history'
import type { Schema } from './schema.js'

const kinds: HistoryFactKind[] = ['text', 'code', 'rial', 'number', 'percent', 'date']
const value: Schema = { type: ['string', 'number', 'array', 'null'], items: { type: 'string' } }
const texts = (...names: string[]) => Object.fromEntries(names.map((name) => [name, text]))
const text: Schema = { type: 'string' }

const fact: Schema = {
  type: 'object',
  properties: { label: text, as: { enum: kinds }, before: value, after: value },
  required: ['after', 'as', 'label'],
}

export const historySchema: Schema = {
  type: 'object',
  properties: {
    entries: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          at: { type: 'string', format: 'date-time' },
          ...texts('what', 'who', 'whoIs'),
          facts: { type: 'array', items: fact },
          reason: { type: ['string', 'null'] },
          isRoutine: { type: 'boolean' },
        },
        required: ['at', 'facts', 'isRoutine', 'reason', 'what', 'who', 'whoIs'],
      },
    },
    hasMore: { type: 'boolean' },
  },
  required: ['entries', 'hasMore'],
}
