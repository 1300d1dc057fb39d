import { companyOwning, type History } from '#app/platform/history/history'

export const lineHistory: History = {
  company: companyOwning('select owner_id from credit_lines where id = ?'),
  subjects: [
    { type: 'credit-lines' },
    {
      type: 'registrations',
      ids: `select owned.registration_id, null::text
              from credit_lines line
              join owner_plans owned on owned.owner_type = line.owner_type
               and owned.owner_id = line.owner_id and owned.plan = line.plan
             where line.id = ?`,
      commands: ['credit.request-allocation', 'credit.allocate'],
    },
    {
      type: 'companies',
      ids: `select owner_id, null::text from credit_lines where id = ?`,
      commands: ['credit.request-allocation', 'credit.allocate'],
    },
  ],
}
