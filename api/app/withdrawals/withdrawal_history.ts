import { companyOwning, type History } from '#app/shared/history/history'

/** A withdrawal from the request to the bank's answer; commands are in the trail, the rest its own row tells. */
export const withdrawalHistory: History = {
  subjects: [{ type: 'withdrawals' }],
  company: companyOwning('select owner_id from withdrawals where id = ?'),
  events: `
    select event.at, event.name, 'system', null::uuid, event.facts
      from withdrawals withdrawal
      cross join lateral (values
        (withdrawal.iban_answered_at, 'withdrawal.inquiry', jsonb_build_object('IBAN_OWNERSHIP', withdrawal.iban_answer)),
        (withdrawal.sent_at, 'withdrawal.sent', null::jsonb),
        (withdrawal.paid_at, 'withdrawal.paid',
         jsonb_build_object('trackingNumber', withdrawal.tracking_number)),
        (case when withdrawal.status = 'FAILED' then withdrawal.ended_at end,
         case when withdrawal.paid_at is null then 'withdrawal.failed' else 'withdrawal.came-back' end,
         jsonb_build_object('reason', withdrawal.reason))
      ) event (at, name, facts)
     where withdrawal.id = ?`,
}
