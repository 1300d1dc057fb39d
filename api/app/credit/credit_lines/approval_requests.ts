import app from '@adonisjs/core/services/app'
import { borrowedKind } from '#app/platform/change_requests/kinds'
import DecideApproval from './actions/decide_approval.js'
import WithdrawApproval from './actions/withdraw_approval.js'
import { approvalEvidence } from './queries/approval_evidence.js'

/** SQL: the limit that a change would replace; by one condition, so that an index finds the line. */
const limitWhere = (condition: string) => `
  (select jsonb_build_object('limit', coalesce(account.target_limit, account.credit_limit))
     from owner_plans owned
     join credit_lines line on line.owner_type = owned.owner_type and line.owner_id = owned.owner_id
      and line.plan = owned.plan
     join ledger_accounts account on account.id = line.account_id
    where approvals.kind = 'CHANGE_LIMIT' and ${condition})`

borrowedKind({
  name: 'approvals',
  subjects: ['registrations', 'companies'],
  listedWith: 'approvals.list',
  decidedWith: 'approvals.decide',
  askedWith: {
    ALLOCATE_CREDIT: 'credit.allocate',
    CHANGE_LIMIT: 'credit.change-limit',
    WRITE_OFF: 'credit.write-off',
  },
  withdrawnWith: 'approvals.withdraw',
  waiting: `
    select id, kind as action, subject_type, subject_id::text as subject_id, coalesce(
             (select name from companies_files companies where companies.id = subject_id),
             (select coalesce(nullif(concat_ws(' ', u.firstname, u.lastname), ''), u.phone)
                from registration_files r join identity_people u on u.id = r.user_id where r.id = subject_id)) as title,
           coalesce(${limitWhere('owned.registration_id = approvals.subject_id')},
             ${limitWhere('owned.registration_id is null and owned.owner_id = approvals.subject_id')},
             '{}') as before, payload - 'reason' as after, payload ->> 'reason' as reason,
           (payload ->> 'amount')::bigint as amount, requested_by as asked_by, null::text as asked_by_name,
           requested_at as asked_at
      from approvals where status = 'PENDING'`,
  verbs: ['approve', 'reject', 'withdraw'],
  async decide(verb, { actor, id: approvalId, reason }) {
    if (verb === 'withdraw') {
      await (await app.container.make(WithdrawApproval)).execute({ actor, approvalId })
      return 'WITHDRAWN'
    }
    const isApproved = verb === 'approve'
    const decide = await app.container.make(DecideApproval)
    await decide.execute({ actor, approvalId, isApproved, reason })
    return isApproved ? 'APPROVED' : 'REJECTED'
  },
  evidence: async (id, caller) => (await approvalEvidence(id, caller)).evidence ?? {},
})
