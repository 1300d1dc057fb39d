import { companyOwning, type History } from '#app/platform/history/history'

/** In system time, as banks' deadlines are. */
export const paymentHistory: History = {
  subjects: [{ type: 'payments' }],
  company: companyOwning('select owner_id from payments where id = ?'),
  clock: 'system',
  events: `
    select event.at, event.name, event.actor, event.actor_id, event.facts
      from payments payment
      cross join lateral (values
        (payment.created_at, 'payment.started', 'customer', payment.owner_id, jsonb_build_object(
           'amount', payment.amount, 'gateway', payment.indicator, 'purpose', payment.purpose)),
        (payment.callback_at, 'payment.returned', 'customer', payment.owner_id, null::jsonb),
        (payment.closed_at, 'payment.failed', 'system', null::uuid, null::jsonb),
        (payment.in_doubt_since, 'payment.doubtful', 'system', null::uuid, null::jsonb),
        (payment.completed_at, 'payment.succeeded', 'system', null::uuid, null::jsonb)
      ) event (at, name, actor, actor_id, facts)
     where payment.id = ?`,
}
