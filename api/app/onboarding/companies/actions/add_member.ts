import { personOfPhone } from '#app/people/identity/steps/person_of_phone'
import { recordingHits } from '#app/people/blacklists/steps/refuse_listed'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'
import { ceoOf } from '../domain/member_of.js'
import type { BoardMember } from '../queries/board.js'
import { keepPapers } from '../steps/keep_papers.js'
import { lockCompany, refuseClosed } from '../steps/lock_company.js'
import { withMemberPapers, type StoredMemberPapers } from '../steps/member_papers.js'
import {
  memberColumns,
  refuseLevel,
  refuseMany,
  refusePerson,
  saved,
  type MemberCommand,
} from '../steps/save_member.js'
import { touchCompany } from '../steps/touch_company.js'

/**
 * Adds a board member. The CEO is none. Once the board is accepted they go to the officers at once, and are no member
 * until one accepts them: the board stays as it is. company §6
 */
export default class AddMember {
  /**
   * @throws InvalidFields for pictures, the CEO's own phone or national code, a member twice and a newcomer who would
   *   sign; BusinessRule for other callers than the CEO, while the board is reviewed and beyond `companyRules.membersMax`
   */
  async execute(command: MemberCommand): Promise<BoardMember> {
    const { companyId } = ceoOf(command.actor)
    const { person, files } = command
    const add = (papers: StoredMemberPapers) =>
      transaction(async (trx) => {
        const { boardStatus } = await lockCompany(companyId, trx)
        const isNewcomer = boardStatus === 'ACCEPTED'
        if (!isNewcomer) refuseClosed(boardStatus)
        else refuseLevel(command)
        await refusePerson(command, trx)
        await refuseMany(companyId, trx)
        const memberId = newId()
        const { id: userId } = await personOfPhone(command.phone, trx)
        const now = clock.businessNow().toJSDate()
        await trx
          .insertQuery()
          .table('company_members')
          .insert({
            id: memberId,
            company_id: companyId,
            user_id: userId,
            role: 'BOARD_MEMBER',
            ...memberColumns(command),
            ...(isNewcomer && { is_newcomer: true, status: 'PENDING', sent_at: now }),
            created_at: now,
            updated_at: now,
          })
        await keepPapers({ companyId, memberId }, papers, trx)
        if (isNewcomer) await touchCompany(companyId, trx)
        return saved('companies.add-member', command, trx)
      })
    return recordingHits(command.actor, () =>
      withMemberPapers({ person, files, stays: false }, add)
    )
  }
}
