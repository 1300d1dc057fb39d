import { definePlainList } from '../resource/plain_list.js'

/** When the work of each day that ended was done: a late or missing one is a question to ask. */
export default definePlainList('closed-days', {
  title: 'پایان روزها',
  singular: 'پایان روز',
  columns: { day: 'day', closedAt: 'moment' },
  labels: { closedAt: 'doneAt' },
})
