import { personOfPhone } from '#app/identity/steps/person_of_phone'
import { recordingHits } from '#app/blacklists/steps/refuse_listed'
import { clock } from '#app/shared/clock'
import { transaction } from '#app/shared/database'
import { newId } from '#app/shared/ids'
import { ceoOf } from '../domain/member_of.js'
import type { BoardMember } from '../queries/board.js'
import { keepPapers } from '../steps/keep_papers.js'
import { withMemberPapers, type StoredMemberPapers } from '../steps/member_papers.js'
import {
  memberColumns,
  openBoard,
  refuseMany,
  saved,
  type MemberCommand,
} from '../steps/save_member.js'

/** Adds a board member. The CEO is none. company §6 */
export default class AddMember {
  /**
   * @throws InvalidFields for pictures, the CEO's own phone or national code and a member twice; BusinessRule for
   *   other callers than the CEO, while the form is closed and beyond `companyRules.membersMax`
   */
  async execute(command: MemberCommand): Promise<BoardMember> {
    const { companyId } = ceoOf(command.actor)
    const { person, files } = command
    const add = (papers: StoredMemberPapers) =>
      transaction(async (trx) => {
        await openBoard(command, trx)
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
            created_at: now,
            updated_at: now,
          })
        await keepPapers({ companyId, memberId }, papers, trx)
        return saved('companies.add-member', command, trx)
      })
    return recordingHits(command.actor, () =>
      withMemberPapers({ person, files, stays: false }, add)
    )
  }
}
