import app from '@adonisjs/core/services/app'
import { borrowedKind } from '#app/platform/change_requests/kinds'
import ApproveRetry from './actions/approve_retry.js'
import ApproveRun from './actions/approve_run.js'
import CancelRun from './actions/cancel_run.js'
import WithdrawRetry from './actions/withdraw_retry.js'
import { AlreadyProcessed } from '#app/platform/errors'
import { messages } from './i18n/fa.js'
import { retryRequestId, retryWaits, runOfRetry } from './queries/retry_request.js'

/** Only an unchanged preview is approved. */
borrowedKind({
  name: 'settlement-runs',
  subjects: ['settlement-runs'],
  listedWith: 'settlement.read',
  decidedWith: 'settlement.approve',
  askedWith: 'settlement.run',
  waiting: `
    select id, kind as action, 'settlement-runs' as subject_type, id::text as subject_id, number::text as title,
           '{}'::jsonb as before, jsonb_build_object('upTo', up_to, 'payouts', sums.payouts, 'gross', sums.gross,
             'discount', sums.discount, 'net', sums.net) as after,
           null::text as reason, sums.net as amount, created_by as asked_by, null::text as asked_by_name,
           created_at as asked_at
      from settlement_runs run cross join lateral (
        select count(*) as payouts, coalesce(sum(gross), 0)::bigint as gross,
               coalesce(sum(discount), 0)::bigint as discount, coalesce(sum(net), 0)::bigint as net
          from payouts where payouts.run_id = run.id) sums
     where status = 'PREVIEW'`,
  verbs: ['approve', 'withdraw'],
  async decide(verb, { actor, id: runId }) {
    if (verb === 'withdraw') {
      await (await app.container.make(CancelRun)).execute({ runId, actor })
      return 'WITHDRAWN'
    }
    await (await app.container.make(ApproveRun)).execute({ runId, actor })
    return 'APPROVED'
  },
})

/** A run's retries together. */
borrowedKind({
  name: 'payout-retries',
  subjects: ['settlement-runs'],
  listedWith: 'settlement.read',
  decidedWith: 'settlement.approve',
  askedWith: 'settlement.run',
  waiting: `
    select ${retryRequestId} as id, 'RETRY' as action, 'settlement-runs' as subject_type, run.id::text as subject_id,
           run.number::text as title,
           jsonb_build_object('transfers', jsonb_agg(jsonb_build_object(
             'paymentId', reference, 'iban', iban, 'failure', failure) order by reference)) as before,
           jsonb_build_object('transfers', jsonb_agg(jsonb_build_object(
             'paymentId', reference, 'iban', retry_iban) order by reference)) as after,
           null::text as reason, sum(net)::bigint as amount,
           (array_agg(retry_requested_by order by retry_requested_at))[1] as asked_by, null::text as asked_by_name,
           min(retry_requested_at) as asked_at
      from payouts join settlement_runs run on run.id = payouts.run_id
     where ${retryWaits}
     group by run.id`,
  verbs: ['approve', 'withdraw'],
  async decide(verb, { actor, id: requestId }) {
    const runId = await runOfRetry(requestId)
    if (!runId) throw new AlreadyProcessed(messages.noRetryAsked)
    if (verb === 'withdraw') {
      await (await app.container.make(WithdrawRetry)).execute({ runId, actor })
      return 'WITHDRAWN'
    }
    await (await app.container.make(ApproveRetry)).execute({ runId, requestId, actor })
    return 'APPROVED'
  },
})
