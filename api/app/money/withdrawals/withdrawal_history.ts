import { companyOwning, type History } from '#app/platform/history/history'

export const withdrawalHistory: History = {
  subjects: [{ type: 'withdrawals' }],
  company: companyOwning('select owner_id from withdrawals where id = ?'),
  events: `
    select event.at, event.name, 'system', null::uuid, event.facts
      from withdrawals withdrawal
      cross join lateral (values
        (withdrawal.iban_answered_at, 'withdrawal.inquiry', jsonb_build_object('IBAN_OWNERSHIP', withdrawal.iban_answer)),
        (withdrawal.sent_at, 'withdrawal.sent', null::jsonb)
      ) event (at, name, facts)
     where withdrawal.id = ?
    union all
    -- What the bank has done with it, as often as it did: the row tells the last of it alone.
    select entry.business_at,
           case entry.kind
             when 'WITHDRAWAL_PAID' then
               case when entry.returns = 0 then 'withdrawal.paid' else 'withdrawal.paid-after-all' end
             else case when entry.payments = 0 then 'withdrawal.failed' else 'withdrawal.came-back' end
           end,
           'system', null::uuid,
           case when entry.is_last then case entry.kind
             when 'WITHDRAWAL_PAID' then jsonb_build_object('trackingNumber', withdrawal.tracking_number)
             else jsonb_build_object('reason', withdrawal.reason)
           end end
      from withdrawals withdrawal
      cross join lateral (
        select kind, business_at,
               count(*) filter (where kind = 'WITHDRAWAL_RETURNED') over earlier as returns,
               count(*) filter (where kind = 'WITHDRAWAL_PAID') over earlier as payments,
               row_number() over (partition by kind order by booked_at desc, id desc) = 1 as is_last
          from ledger_entries
         where source_type = 'withdrawal' and source_id = withdrawal.id
           and kind in ('WITHDRAWAL_PAID', 'WITHDRAWAL_RETURNED')
        window earlier as (order by booked_at, id rows between unbounded preceding and 1 preceding)
      ) entry
     where withdrawal.id = ? and withdrawal.status <> 'CANCELED'`,
}
