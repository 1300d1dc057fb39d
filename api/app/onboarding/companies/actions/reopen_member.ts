import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { Conflict } from '#app/platform/errors'
import { refuseClaimed } from '#app/platform/review/claims'
import { refuseTakingBack, type TakingBack } from '#app/platform/review/take_back'
import { assertReopenable } from '../domain/decision.js'
import { messages } from '../i18n/fa.js'
import { isBoardAsSent } from '../queries/board_as_sent.js'
import { announceReopening } from '../steps/announce_decision.js'
import { keepBoardStatus } from '../steps/keep_board_status.js'
import { lockMember } from '../steps/lock_member.js'
import { refuseReliedOn } from '../steps/refuse_relied_on.js'
import { touchCompany } from '../steps/touch_company.js'

interface Reopening extends TakingBack {
  actor: StaffActor
  memberId: string
}

/** Brings a board member back to the officers, until credit was built on them or the CEO mends the board. */
export default class ReopenMember {
  /** @throws NotFound; Conflict (409) when they wait already or were relied on; InvalidFields without a needed reason */
  async execute(reopening: Reopening): Promise<void> {
    const { actor, memberId, reason } = reopening
    await transaction(async (trx) => {
      const {
        companyId,
        status: before,
        sentAt,
        name,
        isNewcomer,
        boardStatus: _,
        ...decided
      } = await lockMember(memberId, trx)
      assertReopenable({ status: before, ...decided })
      refuseTakingBack(decided, reopening)
      await refuseClaimed({ of: 'companies', id: companyId, actor }, trx)
      // Nothing can rely on who is no member yet.
      if (!isNewcomer) await refuseReliedOn(companyId, trx)
      if (!isNewcomer && !(await isBoardAsSent(companyId, trx)))
        throw new Conflict(messages.isMended)
      await trx.from('company_members').where('id', memberId).update({
        status: 'PENDING',
        rejection: null,
        decided_at: null,
        decided_by: null,
        updated_at: clock.businessNow().toJSDate(),
      })
      await keepBoardStatus(companyId, trx)
      await touchCompany(companyId, trx, sentAt)
      await audit(
        {
          actor,
          command: 'companies.member.reopen',
          subject: { type: 'company-members', id: memberId },
          before: { status: before },
          after: { status: 'PENDING' },
          reason,
        },
        trx
      )
      await announceReopening({ companyId, step: 'board', memberId, member: name, before }, trx)
    })
  }
}
