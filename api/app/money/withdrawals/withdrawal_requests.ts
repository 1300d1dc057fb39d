import app from '@adonisjs/core/services/app'
import { borrowedKind } from '#app/platform/change_requests/kinds'
import ApproveWithdrawal from './actions/approve_withdrawal.js'
import RefuseWithdrawal from './actions/refuse_withdrawal.js'
import { waitsForMember } from './queries/waits_for_member.js'

/** The customer requests; above the setting staff decide by two. */
borrowedKind({
  name: 'withdrawals',
  subjects: ['withdrawals'],
  listedWith: 'withdrawals.list',
  decidedWith: 'withdrawals.decide',
  askedWith: null,
  waiting: `
    select withdrawal.id, 'WITHDRAW' as action, 'withdrawals' as subject_type, withdrawal.id::text as subject_id,
           concat_ws(' ', owner.name, withdrawal.reference_code) as title, '{}'::jsonb as before,
           jsonb_build_object('iban', withdrawal.iban, 'ibanAnswer', withdrawal.iban_answer) as after,
           null::text as reason, withdrawal.amount, withdrawal.proposed_by as asked_by,
           coalesce(owner.name, owner.phone) as asked_by_name, withdrawal.requested_at as asked_at
      from withdrawals withdrawal
      left join owners owner on owner.owner_type = withdrawal.owner_type and owner.owner_id = withdrawal.owner_id
     where withdrawal.status = 'REQUESTED' and not ${waitsForMember}`,
  verbs: ['approve', 'reject'],
  async decide(verb, { actor, id, reason = '' }) {
    if (verb === 'reject') {
      await (await app.container.make(RefuseWithdrawal)).execute({ actor, id, reason })
      return 'REJECTED'
    }
    const approve = await app.container.make(ApproveWithdrawal)
    const { status } = await approve.execute({ actor, id })
    return status === 'APPROVED' ? 'APPROVED' : 'PENDING'
  },
})
