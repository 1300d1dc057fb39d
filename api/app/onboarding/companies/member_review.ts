import type { CompanyStatus } from '#contracts/companies'
import { clock } from '#app/platform/time/clock'
import { Conflict } from '#app/platform/errors'
import type { Review, Reviewed } from '#app/platform/review/review'
import { inCompanies } from './company_review.js'
import { messages } from './i18n/fa.js'
import { isBoardAsSent } from './queries/board_as_sent.js'
import { draftRule } from './queries/current_rule.js'
import { announce } from './steps/announce_decision.js'
import { keepBoardStatus } from './steps/keep_board_status.js'
import { lockMember, type LockedMember } from './steps/lock_member.js'
import { refuseReliedOn } from './steps/refuse_relied_on.js'
import { touchCompany } from './steps/touch_company.js'
import { writeRule } from './steps/write_rule.js'

type Subject = Reviewed<CompanyStatus> & LockedMember

/**
 * What the legal officers say of a board member: the board is accepted with its last member, and refused with any. A
 * newcomer joins an accepted board, in its next rule, without a say in it.
 */
export const memberReview: Review<'member', CompanyStatus, Subject> = {
  ...inCompanies,
  subject: 'company-members',
  async lock({ id }, trx) {
    const member = await lockMember(id, trx)
    return { id, files: [member.companyId], ...member }
  },
  async refuse({ companyId, isNewcomer, boardStatus }, { move }, trx) {
    if (isNewcomer) {
      const joins = move === 'accept'
      if (joins && boardStatus !== 'ACCEPTED') throw new Conflict(messages.boardFirst)
    } else if (move === 'reopen') {
      // Nothing can rely on who is no member yet.
      await refuseReliedOn(companyId, trx)
      if (!(await isBoardAsSent(companyId, trx))) throw new Conflict(messages.isMended)
    }
  },
  async write({ id, companyId, isNewcomer, sentAt }, { actor, move, outcome }, trx) {
    const joins = isNewcomer && move === 'accept'
    const updated_at = clock.businessNow().toJSDate()
    await trx
      .from('company_members')
      .where({ id })
      .update({ ...outcome, ...(joins && { is_newcomer: false }), updated_at })
    if (joins) {
      const [rule, author] = [await draftRule(companyId, trx), { staffId: actor.id }]
      await writeRule({ companyId, rule, author, joined: id }, trx)
    }
    await keepBoardStatus(companyId, trx)
    await touchCompany(companyId, trx, move === 'reopen' ? sentAt : null)
  },
  async announce({ id, companyId, name, isNewcomer, status: before }, change, trx) {
    // Its members hear of a newcomer with the rule; the company was accepted before.
    if (isNewcomer && change.move === 'accept') return
    const part = { companyId, step: 'board', memberId: id, member: name } as const
    await announce(part, before, change, trx)
  },
}
