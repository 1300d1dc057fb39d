import type { History } from '#app/platform/history/history'

/** A file from its first step to the allocation, with what the customer did and what second persons said. */
export const fileHistory: History = {
  subjects: [
    { type: 'registrations' },
    {
      type: 'approvals',
      ids: `select id, null::text from registration_approvals where registration_id = ?`,
    },
  ],
  events: `
    select event.at, event.name, 'customer', file.user_id, null::jsonb
      from registrations file
      cross join lateral (values
        (file.created_at, 'file.opened'),
        (file.identity_sent_at, 'file.identity-sent'),
        (file.shop_sent_at, 'file.shop-sent'),
        (file.docs_sent_at, 'file.docs-sent')
      ) event (at, name)
     where file.id = ?
    union all
    select paid_at, 'fee.paid', 'customer', owner_id, jsonb_build_object('amount', fee + vat)
      from registration_fees where registration_id = ?`,
}
