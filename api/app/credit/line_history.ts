import type { History } from '#app/shared/history/history'

/** A line begins with the allocation on the file of its owner and plan. */
export const lineHistory: History = {
  subjects: [
    { type: 'credit-lines' },
    {
      type: 'registrations',
      ids: `select file.id, null::text
              from credit_lines line
              join registrations file on file.user_id = line.owner_id and file.plan = line.plan
             where line.id = ? and line.owner_type = 'PERSON'`,
      commands: ['credit.request-allocation', 'credit.allocate'],
    },
  ],
}
