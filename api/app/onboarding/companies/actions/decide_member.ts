import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { Conflict } from '#app/platform/errors'
import { refuseClaimed } from '#app/platform/review/claims'
import { assertDecidable, type CompanyVerdict } from '../domain/decision.js'
import { messages } from '../i18n/fa.js'
import { draftRule } from '../queries/current_rule.js'
import { announceDecision } from '../steps/announce_decision.js'
import { keepBoardStatus } from '../steps/keep_board_status.js'
import { lockMember } from '../steps/lock_member.js'
import { touchCompany } from '../steps/touch_company.js'
import { writeRule } from '../steps/write_rule.js'

interface MemberDecision {
  actor: StaffActor
  memberId: string
  verdict: CompanyVerdict
  /** Of a rejection; shown to the CEO. */
  reason?: string
  /** When what was looked at had been sent. */
  sentAt?: Date
}

/**
 * Accepts or refuses a board member: the board is accepted with its last member, and refused with any. A newcomer joins
 * an accepted board, in its next rule, without a say in it.
 */
export default class DecideMember {
  /** @throws NotFound; Conflict or AlreadyProcessed (409) when the member does not wait, was sent anew meanwhile,
   *   or would join a board that is reviewed again */
  async execute(decision: MemberDecision): Promise<void> {
    const { actor, memberId, verdict, reason } = decision
    await transaction(async (trx) => {
      const { companyId, status, sentAt, name, isNewcomer, boardStatus } = await lockMember(
        memberId,
        trx
      )
      assertDecidable({ status, sentAt }, decision)
      await refuseClaimed({ of: 'companies', id: companyId, actor }, trx)
      const joins = isNewcomer && verdict === 'ACCEPTED'
      if (joins && boardStatus !== 'ACCEPTED') throw new Conflict(messages.boardFirst)
      await trx
        .from('company_members')
        .where('id', memberId)
        .update({
          status: verdict,
          ...(joins && { is_newcomer: false }),
          rejection: reason ?? null,
          decided_at: clock.systemNow().toJSDate(),
          decided_by: actor.id,
          updated_at: clock.businessNow().toJSDate(),
        })
      if (joins) {
        const rule = await draftRule(companyId, trx)
        const author = { staffId: actor.id }
        await writeRule({ companyId, rule, author, joined: memberId }, trx)
      }
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
      // Its members hear of a newcomer with the rule; the company was accepted before.
      if (joins) return
      await announceDecision({ companyId, step: 'board', memberId, member: name, reason }, trx)
    })
  }
}
