import type { StaffActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { clock } from '#app/shared/clock'
import { transaction } from '#app/shared/database'
import { assertDecidable, type CompanyVerdict } from '../domain/decision.js'
import { announceDecision } from '../steps/announce_decision.js'
import { keepBoardStatus } from '../steps/keep_board_status.js'
import { lockMember } from '../steps/lock_member.js'
import { touchCompany } from '../steps/touch_company.js'

interface MemberDecision {
  actor: StaffActor
  memberId: string
  verdict: CompanyVerdict
  /** Of a rejection; shown to the CEO. */
  reason?: string
  /** When what was looked at had been sent. */
  sentAt?: Date
}

/** Accepts or refuses a board member: the board is accepted with its last member, and refused with any. */
export default class DecideMember {
  /** @throws NotFound; Conflict or AlreadyProcessed (409) when the member does not wait, or was sent anew meanwhile */
  async execute(decision: MemberDecision): Promise<void> {
    const { actor, memberId, verdict, reason } = decision
    await transaction(async (trx) => {
      const { companyId, status, sentAt, name } = await lockMember(memberId, trx)
      assertDecidable({ status, sentAt }, decision)
      await trx
        .from('company_members')
        .where('id', memberId)
        .update({
          status: verdict,
          rejection: reason ?? null,
          decided_at: clock.systemNow().toJSDate(),
          decided_by: actor.id,
          updated_at: clock.businessNow().toJSDate(),
        })
      await keepBoardStatus(companyId, trx)
      await touchCompany(companyId, trx)
      await audit(
        {
          actor,
          command: verdict === 'ACCEPTED' ? 'companies.member.verify' : 'companies.member.reject',
          subject: { type: 'company-members', id: memberId },
          before: { status },
          after: { status: verdict },
          reason,
        },
        trx
      )
      await announceDecision({ companyId, step: 'board', memberId, member: name, reason }, trx)
    })
  }
}
