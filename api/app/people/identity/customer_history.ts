import type { History } from '#app/platform/history/history'

/** A customer, with the files and credit lines of all plans, as far as the caller may see those. */
export const customerHistory: History = {
  subjects: [
    { type: 'users' },
    {
      type: 'registrations',
      ids: 'select id, plan from identity_chosen_plans where user_id = ?',
      permission: 'registrations.list',
    },
    {
      type: 'credit-lines',
      ids: 'select id, plan from identity_credit_lines where user_id = ?',
      permission: 'credit-lines.list',
    },
  ],
  events: `
    select created_at, 'user.joined', 'customer', id, null::jsonb from users where id = ?
    union all
    select accepted_at, 'user.accepted-terms', 'customer', user_id,
           jsonb_build_object('version', version)
      from terms_acceptances where user_id = ?
    union all
    select chosen_at, 'file.opened', 'customer', user_id, jsonb_build_object('plan', plan)
      from identity_chosen_plans where user_id = ?`,
}
