import type { History } from '#app/platform/history/history'

/**
 * From approval to the bank's last answer, with each retry's previous account and failure. Commands concern whole runs,
 * whose history only the bank reads.
 */
export const payoutHistory: History = {
  subjects: [{ type: 'payouts' }],
  events: `
    select run.approved_at, 'payout.sent', 'staff', run.approved_by,
           jsonb_build_object('amount', payout.net)
      from payouts payout join settlement_runs run on run.id = payout.run_id where payout.id = ?
    union all
    select sent.sent_at, 'payout.sent-again', 'staff', coalesce(sent.approved_by, sent.requested_by),
           jsonb_build_object('iban', coalesce(lead(sent.iban) over (order by sent.attempt), payout.iban),
                              'reason', sent.failure)
      from payout_retries sent join payouts payout on payout.id = sent.payout_id
     where sent.payout_id = ?
    union all
    select retry_requested_at, 'payout.retry-asked', 'staff', retry_requested_by,
           jsonb_build_object('iban', retry_iban)
      from payouts where id = ?
    union all
    select request.decided_at, 'payout.returned', 'staff', request.decided_by,
           jsonb_build_object('trackingNumber', request.before ->> 'trackingNumber', 'reason', request.reason)
      from platform_change_requests request
     where request.subject_type = 'payouts' and request.subject_id = ?::text
       and request.action = 'RETURNED' and request.status = 'APPROVED'
    union all
    select answered_at, case status when 'PAID' then 'payout.paid' else 'payout.failed' end, 'system', null,
           jsonb_build_object('trackingNumber', tracking_number, 'reason', failure)
      from payouts where id = ? and status in ('PAID', 'FAILED')`,
}
